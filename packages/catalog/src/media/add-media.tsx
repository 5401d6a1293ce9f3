// A block that holds nothing yet: one calm row that asks for a file or an address.
import { useAskOpen } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { useFileDrop } from '@sheaf/ui/file-drop/use-file-drop'
import { isWritable } from '@sheaf/ui/held-keys/is-writable'
import { Icon, type IconShape, UploadIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { Tabs } from '@sheaf/ui/tabs/tabs'
import { type FormEvent, type ReactElement, type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { type Media } from './use-media'

export interface MediaAsk {
  /** "Add an image". */
  readonly title: string
  readonly icon: IconShape
  /** MIME types of the picker; null where there are no files. */
  readonly accept: string | null
  readonly linkLabel: string
  readonly linkHint?: string
  /** The address to keep, or null when it is none. */
  readonly readLink: (text: string) => string | null
  readonly linkProblem: string
  readonly onLink: (source: string) => void
  readonly onFile?: (file: File) => void
}

export function AddMedia({ media, ask }: { readonly media: Media; readonly ask: MediaAsk }) {
  const [isOpen, setOpen] = useAskOpen(media.id, media.isEditable)
  const drop = useFileDrop(answers(media, ask))
  const row = (
    <button data-enter type="button" className="sheaf-media-row sheaf-media-empty" disabled={!media.isEditable}>
      <Icon of={ask.icon} size={20} />
      {ask.title}
    </button>
  )
  return (
    <div className="sheaf-media-drop" {...drop}>
      <AskPopover media={media} ask={ask} trigger={row} isOpen={isOpen} setOpen={setOpen} />
    </div>
  )
}

/** The same question for a block that has something already. */
export function AskPopover({
  media,
  ask,
  trigger,
  anchor,
  isOpen,
  setOpen,
}: {
  readonly media: Media
  readonly ask: MediaAsk
  readonly trigger?: ReactElement
  readonly anchor?: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly setOpen: (open: boolean) => void
}) {
  return (
    <Popover
      title={ask.title}
      titleHidden
      flush
      open={isOpen}
      onOpenChange={setOpen}
      {...(trigger && { trigger })}
      {...(anchor && { anchor })}
      align="center"
    >
      <Question media={media} ask={ask} onDone={() => setOpen(false)} />
    </Popover>
  )
}

interface FormProps {
  readonly media: Media
  readonly ask: MediaAsk
  readonly onDone: () => void
}

function Question({ media, ask, onDone }: FormProps) {
  const { t } = media.host
  const [{ tab, isTyping }, setTab] = useState({ tab: 'upload', isTyping: false })
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const link = <LinkForm media={media} ask={ask} onDone={onDone} {...{ text, setText, field }} takesFocus={isTyping} />
  if (ask.accept === null) return <div className="sheaf-media-ask">{link}</div>
  /** Words that are typed or pasted elsewhere in the question are for the address. */
  const putIntoLink = (event: SyntheticEvent, words: string): void => {
    if (words === '' || isWritable(event.target)) return
    event.preventDefault()
    setText(text + words)
    setTab({ tab: 'link', isTyping: true })
    field.current?.focus()
  }
  return (
    <div
      onKeyDown={event => {
        const { key, ctrlKey, metaKey, altKey } = event
        if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) putIntoLink(event, key)
      }}
      onPaste={event => {
        const [file] = event.clipboardData.files
        if (!file) return putIntoLink(event, event.clipboardData.getData('text/plain').trim())
        event.preventDefault()
        onDone()
        take(media, ask, file)
      }}
    >
      <Tabs
        label={ask.title}
        value={tab}
        onValueChange={chosen => setTab({ tab: chosen, isTyping: false })}
        tabs={[
          { value: 'upload', label: t('Upload'), panel: <UploadForm media={media} ask={ask} onDone={onDone} /> },
          { value: 'link', label: t('Link'), panel: link },
        ]}
      />
    </div>
  )
}

function UploadForm({ media, ask, onDone }: FormProps) {
  const { t, files } = media.host
  const drop = useFileDrop(answers(media, ask, onDone))
  const pick = async (): Promise<void> => {
    const [file] = await files.pick(ask.accept ?? '')
    if (!file) return
    onDone()
    take(media, ask, file)
  }
  return (
    <div className="sheaf-media-zone" {...drop}>
      <Icon of={UploadIcon} size={20} />
      <p>{t('Drop a file here or choose one')}</p>
      <Button variant="primary" onClick={() => void pick()}>
        {t('Choose a file')}
      </Button>
    </div>
  )
}

interface LinkFormProps extends FormProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly field: RefObject<HTMLInputElement | null>
  readonly takesFocus: boolean
}

function LinkForm({ media, ask, text, setText, field, takesFocus, onDone }: LinkFormProps) {
  const { t } = media.host
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const source = ask.readLink(text)
    if (source === null) return setWrong(true)
    onDone()
    ask.onLink(source)
  }
  return (
    <form className="sheaf-media-link" onSubmit={send} noValidate>
      <Field
        ref={field}
        autoFocus={takesFocus}
        label={ask.linkLabel}
        value={text}
        autoComplete="off"
        spellCheck={false}
        {...(isWrong ? { error: ask.linkProblem } : ask.linkHint ? { hint: ask.linkHint } : {})}
        onChange={event => {
          setText(event.target.value)
          setWrong(false)
        }}
      />
      <Button type="submit" variant="primary">
        {t('Add')}
      </Button>
    </form>
  )
}

const take = ({ host, id }: Media, ask: MediaAsk, file: File): void => {
  ask.onFile?.(file)
  host.files.upload(id, file)
}

/** A file dropped on the question answers it. */
const answers = (media: Media, ask: MediaAsk, onDone?: () => void): Parameters<typeof useFileDrop>[0] =>
  ask.accept === null || !media.isEditable
    ? null
    : ([file]) => {
        onDone?.()
        take(media, ask, file)
      }
