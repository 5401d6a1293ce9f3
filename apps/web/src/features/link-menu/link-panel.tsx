// The link menu: an address or a page for the selected text, and the actions on an existing link.
import { insertLink, setLink } from '@sheaf/editor/commands/inline-marks'
import type { LinkAt } from '@sheaf/editor/commands/link-at'
import type { WrittenText } from '@sheaf/editor/commands/text-command'
import type { HeldRange } from '@sheaf/editor/held-range'
import { Field } from '@sheaf/ui/field/field'
import { Floating, type FloatingProps } from '@sheaf/ui/floating/floating'
import { FileTextIcon, GlobeIcon, Icon, UnlinkIcon } from '@sheaf/ui/icon/icon'
import { type Suggestion, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { useSuggestField } from '@sheaf/ui/suggest-list/use-suggest-field'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { pagesFor } from '../../editing/known-pages'
import { useAskedPages } from '../../editing/use-asked-pages'
import { t } from '../../i18n/t'
import { pagePath } from '../../routes'
import { addressOf } from './link-address'
import styles from './link-menu.module.css'

interface LinkPanelProps {
  readonly text: WrittenText
  readonly place: HeldRange
  /** The existing link. */
  readonly link: LinkAt | null
  readonly anchor: FloatingProps['anchor']
  readonly onClose: () => void
}
interface LinkOption extends Suggestion {
  readonly href: string | null
  /** What an empty selection is filled with. */
  readonly text?: string
}

export function LinkPanel({ text: written, place, link, anchor, onClose }: LinkPanelProps) {
  const session = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(link?.href ?? '')
  const address = addressOf(text)
  const isRefused = address === null && /^\s*[a-z][a-z0-9+.-]*:/i.test(text)
  const query = link && text === link.href ? '' : text
  const isAsking = useAskedPages(address === null ? query : '')
  const pages = pagesFor(session.replica, query, t('Untitled')).slice(0, 6)
  const options: LinkOption[] = [
    ...(address && address !== link?.href
      ? [
          {
            id: 'address',
            label: address,
            icon: <Icon of={GlobeIcon} />,
            detail: t('Link to web page'),
            href: address,
          },
        ]
      : []),
    ...(link ? [{ id: 'remove', label: t('Remove link'), icon: <Icon of={UnlinkIcon} />, href: null }] : []),
    ...pages.map(page => ({
      id: page.id,
      label: page.title || t('Untitled'),
      detail: page.where || undefined,
      icon: page.icon ?? <Icon of={FileTextIcon} />,
      href: pagePath(page.id),
      text: page.title || t('Untitled'),
    })),
  ]
  useEffect(() => input.current?.select(), [])

  const choose = ({ href, text: name }: LinkOption): void => {
    const at = place()
    if (at && at.from === at.to && href !== null) insertLink(at.from, name ?? href, href)(written)
    else if (at) setLink(at.from, at.to, href)(written)
    onClose()
  }
  const { field, list, startOver } = useSuggestField(options, option => !isRefused && choose(option), isAsking)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else field.onKeyDown(event)
    if (event.defaultPrevented) event.stopPropagation()
  }
  return (
    <Floating anchor={anchor} takesFocus label={t('Link')} onClose={onClose}>
      <div className={styles.head}>
        <Field
          {...field}
          ref={input}
          label={t('Link or page')}
          labelHidden
          placeholder={t('Paste a link or search pages')}
          value={text}
          spellCheck={false}
          error={isRefused ? t('This link isn’t safe. Use one that starts with https://') : undefined}
          onChange={event => {
            setText(event.target.value)
            startOver()
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <SuggestList
        {...list}
        label={t('Link target')}
        groups={options.length > 0 ? [{ label: t('Link to'), options }] : []}
        onChoose={choose}
        empty={t('No results')}
      />
    </Floating>
  )
}
