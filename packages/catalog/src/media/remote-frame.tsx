// A page of another company in a sandboxed frame: it learns nothing but that it is embedded.
import { Icon, PlayIcon } from '@sheaf/ui/icon/icon'
import { useEffect, useRef, useState } from 'react'

/** It may run, but not take over the window. */
const ALLOWED = 'allow-scripts allow-popups allow-forms allow-presentation'

/** Another origin may also keep its cookies. A frame of our own origin could access the page around it, and the reader's data. */
export function sandboxOf(url: string, ownOrigin: string): string {
  const isForeign = URL.canParse(url) && new URL(url).origin !== ownOrigin
  return isForeign ? `${ALLOWED} allow-same-origin` : ALLOWED
}

interface RemoteFrameProps {
  readonly url: string
  readonly title: string
  /** It takes the place of what was just pressed, and the focus with it. */
  readonly isAsked?: boolean
}

export function RemoteFrame({ url, title, isAsked = false }: RemoteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])
  return (
    <iframe
      ref={frame}
      className="sheaf-remote-frame"
      src={url}
      title={title}
      sandbox={sandboxOf(url, location.origin)}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
    />
  )
}

interface PosterProps extends RemoteFrameProps {
  /** "Play the video". */
  readonly action: string
  readonly detail: string
}

/** Loaded on request, so that the other company does not learn who only reads the page. */
export function FramePoster({ action, detail, ...frame }: PosterProps) {
  const [isLoaded, setLoaded] = useState(false)
  if (isLoaded) return <RemoteFrame {...frame} isAsked />
  return (
    <button type="button" className="sheaf-frame-poster" onClick={() => setLoaded(true)}>
      <span className="sheaf-frame-sign">
        <Icon of={PlayIcon} size={20} />
      </span>
      <span>{action}</span>
      <span className="sheaf-media-detail">{detail}</span>
    </button>
  )
}
