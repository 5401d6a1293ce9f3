// A rich text in a field of a block, such as a caption, with all that texts of a page show and take: mentions, equations, links.
import { setBlockFields } from '@sheaf/core/actions/block-fields'
import { readRichText } from '@sheaf/core/text/read-rich-text'
import { type AskedLink, FieldEditor } from '@sheaf/editor/field-text/field-editor'
import { type FieldTextProps, useBlockHost } from '@sheaf/editor/host/block-host'
import { useEditable } from '@sheaf/editor/host/use-block'
import { drawIcon } from '@sheaf/ui/icon/draw-icon'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { lastHighlight } from '../../editing/highlight'
import { lateMentions } from '../../editing/late-mentions'
import { LinkPanel } from '../../frame/late-link-panel'
import { activeLocale, t } from '../../i18n/t'
import { clipboardHandler } from './clipboard-handler'

export function FieldText({ block, field, writing }: FieldTextProps) {
  const session = useSession()
  const host = useBlockHost()
  const mayEdit = useEditable()
  const isEditable = mayEdit && writing !== undefined
  const { label = '', placeholder = '', isAsked = false } = writing ?? {}
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<FieldEditor | null>(null)
  const [link, setLink] = useState<AskedLink | null>(null)
  /** Set before the focus moves. */
  const isLinking = useRef(false)

  const change = useEffectEvent<FieldWriter>(value => {
    if (!session.replica.block(block)?.alive) return
    host.commit(draft => setBlockFields(draft, block, [['properties', field, value]]))
  })
  const mayWrite = useEffectEvent(() => isEditable)
  const revert = useEffectEvent((step: 'undo' | 'redo') => host.revert(step))
  const done = useEffectEvent(() => host.focus(block))
  const enter = useEffectEvent(() => writing?.onEnter())
  const leave = useEffectEvent(() => {
    if (isLinking.current) return
    editor.current?.leave()
    writing?.onLeave()
  })
  const askLink = useEffectEvent((asked: AskedLink) => {
    isLinking.current = true
    setLink(asked)
  })
  const closeLink = (): void => {
    isLinking.current = false
    setLink(null)
    const { activeElement } = document
    // A press elsewhere has moved the focus already.
    if (!activeElement || activeElement === document.body || activeElement.closest('[data-trigger-menu]'))
      editor.current?.resume()
    else leave()
  }

  useLayoutEffect(() => {
    if (!place.current) return
    const made = new FieldEditor(place.current, {
      record: {
        read: () => readRichText(session.replica.block(block)?.properties?.[field]),
        write: value => change(value),
        undo: () => revert('undo'),
        redo: () => revert('redo'),
      },
      editable: mayWrite(),
      labels: { name: label, placeholder },
      clipboardHandler,
      locale: activeLocale,
      highlightColor: lastHighlight,
      mentions: lateMentions(session),
      drawIcon,
      emptyEquation: t('New equation'),
      onFocus: () => enter(),
      onBlur: () => leave(),
      onDone: () => done(),
      onLink: asked => askLink(asked),
    })
    editor.current = made
    const unsubscribe = session.watch.subscribeNow(keys => {
      if (keys.has(`block:${block}`)) made.changed()
    })
    return () => {
      unsubscribe()
      editor.current = null
      made.destroy()
    }
  }, [session, block, field, label, placeholder])
  useLayoutEffect(() => editor.current?.setEditable(isEditable), [isEditable])
  useLayoutEffect(() => {
    if (isAsked && isEditable) editor.current?.focus()
  }, [isAsked, isEditable])

  return (
    <>
      <div ref={place} />
      {link && <LinkPanel {...link} onClose={closeLink} />}
    </>
  )
}

type FieldWriter = ConstructorParameters<typeof FieldEditor>[1]['record']['write']
