// The link menu: an address or a page for the selected text, and what can be done with a link that is there.
import { insertLink, setLink } from '@sheaf/editor/commands/inline-marks'
import type { LinkAt } from '@sheaf/editor/commands/link-at'
import type { WrittenText } from '@sheaf/editor/commands/text-command'
import { Field } from '@sheaf/ui/field/field'
import { Floating, type FloatingProps } from '@sheaf/ui/floating/floating'
import { FileTextIcon, GlobeIcon, Icon, UnlinkIcon } from '@sheaf/ui/icon/icon'
import { optionId, type Suggestion, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { pagesFor } from '../../editing/known-pages'
import { t } from '../../i18n/t'
import { pagePath } from '../../routes'
import { addressOf } from './link-address'
import styles from './link-menu.module.css'

interface LinkPanelProps {
  readonly text: WrittenText
  readonly from: number
  readonly to: number
  /** The one that is there. */
  readonly link: LinkAt | null
  readonly anchor: FloatingProps['anchor']
  readonly onClose: () => void
}
interface LinkOption extends Suggestion {
  readonly href: string | null
  /** What an empty selection is filled with. */
  readonly text?: string
}

export function LinkPanel({ text: written, from, to, link, anchor, onClose }: LinkPanelProps) {
  const session = useSession()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(link?.href ?? '')
  const [picked, setPicked] = useState<string | null>(null)
  const address = addressOf(text)
  const isRefused = address === null && /^\s*[a-z][a-z0-9+.-]*:/i.test(text)
  const query = link && text === link.href ? '' : text
  const pages = pagesFor(session.replica, query, t('Untitled')).slice(0, 6)
  const options: LinkOption[] = [
    ...(address && address !== link?.href
      ? [
          {
            id: 'address',
            label: address,
            icon: <Icon of={GlobeIcon} />,
            detail: t('Link to this address'),
            href: address,
          },
        ]
      : []),
    ...(link ? [{ id: 'remove', label: t('Remove the link'), icon: <Icon of={UnlinkIcon} />, href: null }] : []),
    ...pages.map(page => ({
      id: page.id,
      label: page.title || t('Untitled'),
      detail: page.where || undefined,
      icon: page.icon ?? <Icon of={FileTextIcon} />,
      href: pagePath(page.id),
      text: page.title || t('Untitled'),
    })),
  ]
  const active = options.find(option => option.id === picked)?.id ?? options[0]?.id ?? null
  useEffect(() => field.current?.select(), [])

  const choose = ({ href, text: name }: LinkOption): void => {
    if (from === to && href !== null) {
      insertLink(from, name ?? href, href)(written)
    } else setLink(from, to, href)(written)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = options.findIndex(option => option.id === active)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setPicked(options[(place + step + options.length) % options.length]?.id ?? null)
    else if (event.key === 'Enter') {
      const chosen = options[place]
      if (chosen && !isRefused) choose(chosen)
    } else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Floating anchor={anchor} takesFocus label={t('Link')} onClose={onClose}>
      <div className={styles.head} onKeyDown={onKeyDown}>
        <Field
          ref={field}
          label={t('Address or page')}
          labelHidden
          placeholder={t('Paste an address or search pages')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={active ? optionId(id, active) : undefined}
          error={isRefused ? t('Such an address could run something. Use one that begins with https://') : undefined}
          onChange={event => {
            setText(event.target.value)
            setPicked(null)
          }}
        />
      </div>
      <SuggestList
        id={id}
        label={t('Where it leads')}
        groups={options.length > 0 ? [{ label: t('Link to'), options }] : []}
        active={active}
        onActive={setPicked}
        onChoose={choose}
        empty={t('No results')}
      />
    </Floating>
  )
}
