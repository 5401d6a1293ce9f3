// Around every block with a file or an address: the question while it is empty, the upload while it is on its way, then the
// thing itself with its toolbar, its size and its caption.
import './media.css'
import { askForCaption } from '@sheaf/editor/views/caption-event'
import { type ReactNode, useRef, useState } from 'react'
import { AddMedia, AskPopover, type MediaAsk } from './add-media'
import { Caption } from './caption'
import { alignmentOf, nameOfSource, plainField } from './media-fields'
import { MediaToolbar, type ToolbarProps } from './media-toolbar'
import { Resizable, type ResizableProps } from './resizable'
import { UploadRow } from './upload-row'
import { UploadStatus } from './upload-status'
import type { Media } from './use-media'

interface MediaFrameProps extends Pick<ToolbarProps, 'isFile' | 'buttons' | 'rows' | 'address'> {
  readonly media: Media
  readonly ask: MediaAsk
  /** Null: as large as it is. */
  readonly resize: Pick<ResizableProps, 'axis' | 'least' | 'usual'> | null
  /** Whether there is something to show; by default when it has a source. */
  readonly isFull?: boolean
  /** What a person calls it, for those who hear the page; what it shows, its caption or its file's name unless given. */
  readonly name?: string
  readonly children: ReactNode
}

export function MediaFrame(props: MediaFrameProps) {
  return (
    <>
      <UploadStatus media={props.media} />
      <Frame {...props} />
    </>
  )
}

function Frame({ media, ask, resize, isFull, name, children, ...toolbar }: MediaFrameProps) {
  const figure = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  const hasContent = isFull ?? media.source !== ''
  if (!hasContent || media.upload)
    return (
      <div className="sheaf-media" data-control>
        {media.upload ? <UploadRow media={media} /> : <AddMedia media={media} ask={ask} />}
      </div>
    )
  const called = name || nameOfMedia(media)
  const inside = (
    <>
      {children}
      <MediaToolbar
        {...toolbar}
        media={media}
        name={called}
        isSized={resize?.axis === 'width'}
        onCaption={() => askForCaption(figure.current)}
        onReplace={() => setAsking(true)}
      />
    </>
  )
  return (
    <figure ref={figure} className="sheaf-media" aria-label={called} data-align={alignmentOf(media.block?.format)}>
      {resize ? (
        <Resizable media={media} {...resize}>
          {inside}
        </Resizable>
      ) : (
        <div className="sheaf-media-shown">{inside}</div>
      )}
      <Caption id={media.id} box={figure} />
      {isAsking && <AskPopover media={media} ask={ask} anchor={figure} isOpen={isAsking} setOpen={setAsking} />}
    </figure>
  )
}

const nameOfMedia = ({ block, source }: Media): string =>
  plainField(block?.properties, 'alt_text') || plainField(block?.properties, 'caption') || nameOfSource(source)
