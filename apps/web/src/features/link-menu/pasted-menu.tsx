// The menu after pasting an address: link, mention, bookmark or embed. It is inserted as text already; typing on, or Escape, keeps that.
import { embedOf } from '@sheaf/core/kinds/embed-address'
import { insertLink } from '@sheaf/editor/commands/inline-marks'
import { insertOffer } from '@sheaf/editor/commands/insert-offer'
import { spanOf } from '@sheaf/editor/hold-inserted'
import type { Unfurled } from '@sheaf/editor/host/block-host'
import { Floating } from '@sheaf/ui/floating/floating'
import { AtSignIcon, BookmarkIcon, Icon, LinkIcon, SquareCodeIcon } from '@sheaf/ui/icon/icon'
import { activeAfter, optionId } from '@sheaf/ui/suggest-list/active-option'
import { type Suggestion, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { PageEditing, Panel } from '../../editing/page-editing'
import { t } from '../../i18n/t'
import { displayAddress } from './link-address'

interface PastedMenuProps {
  readonly editing: PageEditing
  readonly panel: Extract<Panel, { name: 'pasted' }>
  readonly unfurl: (url: string) => Promise<Unfurled>
}

export function PastedMenu({ editing, panel: { pasted }, unfurl }: PastedMenuProps) {
  const id = useId()
  const [picked, setPicked] = useState<string>('keep')
  const [title, setTitle] = useState<string | null>(null)
  const { core, inline } = editing.editor
  // Any site can be embedded in a frame; known services have a type and a special address for it.
  const embed =
    embedOf(pasted.url) ?? (pasted.url.startsWith('https:') ? { type: 'embed', embedUrl: pasted.url } : null)
  const name = title ?? displayAddress(pasted.url)
  useEffect(() => {
    let isHere = true
    unfurl(pasted.url).then(
      found => isHere && setTitle(found.title ?? null),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [pasted.url, unfurl])
  const options: Suggestion[] = [
    { id: 'keep', label: t('URL'), icon: <Icon of={LinkIcon} /> },
    { id: 'mention', label: t('Mention'), detail: name, icon: <Icon of={AtSignIcon} /> },
    { id: 'bookmark', label: t('Bookmark'), icon: <Icon of={BookmarkIcon} /> },
    ...(embed ? [{ id: 'embed', label: t('Embed'), icon: <Icon of={SquareCodeIcon} /> }] : []),
  ]
  const place = pasted.place()
  const close = (): void => editing.panel.set(null)

  const choose = ({ id: chosen }: Suggestion): void => {
    close()
    const at = pasted.place()
    const span = at && spanOf(core.state.doc, at)
    if (chosen === 'mention' && at) insertLink(at.from, name, pasted.url, at.to)(core)
    if (chosen === 'bookmark' && span) insertOffer(core, span, 'bookmark', { properties: { link: [[pasted.url]] } })
    if (chosen === 'embed' && embed && span)
      insertOffer(core, span, embed.type, {
        properties: { source: [[pasted.url]] },
        format: { display_source: embed.embedUrl },
      })
    inline.focus()
  }
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const ids = options.map(option => option.id)
    // Other keys that go through a list scroll the page here.
    const next = event.key.startsWith('Arrow') ? activeAfter(ids, picked, event.key) : null
    if (next !== null) {
      setPicked(next)
      return true
    }
    const chosen = options.find(option => option.id === picked)
    if ((event.key === 'Enter' || event.key === 'Tab') && chosen && picked !== 'keep') {
      choose(chosen)
      return true
    }
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return false
    close()
    return event.key === 'Escape'
  })
  useEffect(() => editing.takeLooseKeys(event => onKey(event)), [editing])
  useEffect(() => () => inline.setActiveOption(null, null), [inline])
  useEffect(() => inline.setActiveOption(id, optionId(id, picked)), [inline, id, picked])
  // The words have become others: there is nothing to choose any more.
  const isGone = place === null
  useEffect(() => {
    if (isGone) editing.panel.set(null)
  }, [editing, isGone])
  if (!place) return null
  return (
    <Floating anchor={inline.anchorOf(place.from, place.to)} onClose={close}>
      <SuggestList
        id={id}
        label={t('Paste link as')}
        groups={[{ label: t('Paste as'), options }]}
        active={picked}
        onActive={setPicked}
        onChoose={choose}
        empty=""
      />
    </Floating>
  )
}
