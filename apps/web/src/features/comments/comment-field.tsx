// Where a comment is written: rich text with the same marks as a page, mentions and emoji. Enter sends it, Shift+Enter begins a line.
import type { RichText } from '@sheaf/core/text/rich-text'
import { type AskedLink, FieldEditor } from '@sheaf/editor/field-text/field-editor'
import { IconButton } from '@sheaf/ui/button/button'
import { drawIcon } from '@sheaf/ui/icon/draw-icon'
import { ArrowUpIcon, AtSignIcon, Icon } from '@sheaf/ui/icon/icon'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { lastHighlight } from '../../editing/highlight'
import { lateMentions } from '../../editing/late-mentions'
import { useStore } from '../../editing/store'
import { LinkPanel } from '../../frame/late-link-panel'
import { activeLocale, t } from '../../i18n/t'
import { CommentMentions } from './comment-mentions'
import { useCommentParts } from './comment-parts'
import styles from './comments.module.css'
import { EmojiButton } from './emoji-button'
import { FieldEditing } from './field-editing'
import { WrittenComment } from './written-comment'

interface CommentFieldProps {
  /** The accessible name of the field, and what it says while it is empty. */
  readonly label: string
  readonly placeholder: string
  /** What the draft is kept by; null: it is not kept. */
  readonly about: string | null
  readonly initial?: RichText
  readonly takesFocus?: boolean
  readonly sendLabel: string
  readonly onSend: (text: RichText) => void
  /** Escape; without it the focus stays. */
  readonly onCancel?: (() => void) | undefined
}

export function CommentField(props: CommentFieldProps) {
  const { label, placeholder, about, initial, takesFocus = false, sendLabel } = props
  const session = useSession()
  const parts = useCommentParts()
  const place = useRef<HTMLDivElement>(null)
  const [editing] = useState(() => new FieldEditing())
  const [written] = useState(() => new WrittenComment(session.userId, about, initial))
  const [isEmpty, setEmpty] = useState(written.isEmpty)
  const [link, setLink] = useState<AskedLink | null>(null)
  const trigger = useStore(editing.trigger)

  const send = useEffectEvent((): void => {
    editing.field.leave()
    if (written.isEmpty) return
    const text = written.read()
    written.clear()
    editing.field.changed()
    setEmpty(true)
    props.onSend(text)
  })
  const cancel = useEffectEvent(() => props.onCancel?.())
  const isWanted = useEffectEvent(() => takesFocus)
  useEffect(() => {
    if (!place.current) return
    const made = new FieldEditor(place.current, {
      record: written,
      editable: true,
      labels: { name: label, placeholder },
      clipboardHandler: parts.clipboardHandler,
      locale: activeLocale,
      highlightColor: lastHighlight,
      mentions: lateMentions(session),
      drawIcon,
      emptyEquation: t('New equation'),
      triggers: editing.hooks,
      onFocus: () => {},
      onBlur: () => {},
      onDone: key => (key === 'Enter' ? send() : cancel()),
      onLink: setLink,
      onChange: isNowEmpty => setEmpty(isNowEmpty),
    })
    editing.hold(made)
    // What the field has used goes no further: the surface around it would close by the same key.
    const keep = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && event.defaultPrevented) event.stopPropagation()
    }
    const box = place.current
    box.addEventListener('keydown', keep)
    if (isWanted()) made.focus()
    return () => {
      box.removeEventListener('keydown', keep)
      editing.hold(null)
      made.destroy()
    }
  }, [session, parts, editing, written, label, placeholder])

  return (
    <div className={styles.field} data-filled={isEmpty ? undefined : ''}>
      <div ref={place} className={styles.words} />
      <div className={styles.tools}>
        <IconButton
          label={t('Mention a person or page')}
          icon={<Icon of={AtSignIcon} />}
          onMouseDown={event => event.preventDefault()}
          onClick={() => editing.field.ask('mention')}
        />
        <EmojiButton onChoose={emoji => editing.field.put(emoji)} />
        <IconButton
          className={styles.send}
          label={sendLabel}
          variant={isEmpty ? 'quiet' : 'primary'}
          icon={<Icon of={ArrowUpIcon} />}
          aria-disabled={isEmpty}
          onMouseDown={event => event.preventDefault()}
          onClick={() => send()}
        />
      </div>
      {trigger && <CommentMentions editing={editing} trigger={trigger} />}
      {link && (
        <LinkPanel
          {...link}
          onClose={() => {
            setLink(null)
            editing.field.resume()
          }}
        />
      )}
    </div>
  )
}
