// The headings of this page, as they are now. It looks again when the text around it has changed and typing pauses.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useEffect, useRef, useState } from 'react'
import { type OutlineLine, outlineOf } from './outline'

const PAUSE_MS = 250

export function Contents() {
  const { t, replica, pageId, reveal, pages } = useBlockHost()
  const place = useRef<HTMLElement>(null)
  const [lines, setLines] = useState<readonly OutlineLine[]>(() => outlineOf(replica, pageId))
  useEffect(() => {
    const text = place.current?.closest('.sheaf-editor')
    if (!text) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const next = outlineOf(replica, pageId)
      setLines(now => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const observer = new MutationObserver(changes => {
      // Its own lines are a change of the text too.
      if (changes.every(({ target }) => place.current?.contains(target))) return
      clearTimeout(timer)
      timer = setTimeout(look, PAUSE_MS)
    })
    observer.observe(text, { subtree: true, childList: true, characterData: true })
    look()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [replica, pageId])
  return (
    <nav ref={place} className="sheaf-contents" aria-label={t('Table of contents')}>
      {lines.length === 0 ? (
        <p>{t('Add headings to create a table of contents')}</p>
      ) : (
        <ol>
          {lines.map(({ id, text, depth }) => (
            <li key={id} data-depth={Math.min(depth, 2)}>
              <a
                href={pages.hrefOf(pageId, id)}
                onClick={event => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
                  event.preventDefault()
                  reveal(id)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
