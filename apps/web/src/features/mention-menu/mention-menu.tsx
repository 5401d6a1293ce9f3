// The menus of `@`, `[[` and `+`: people, pages and dates, put into the line.

import type { Draft } from '@sheaf/core/actions/draft'
import { createPage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { Embed } from '@sheaf/core/text/rich-text'
import { putInline } from '@sheaf/editor/commands/inline-equation'
import type { Trigger } from '@sheaf/editor/input/trigger'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { BellIcon, CalendarIcon, CornerDownRightIcon, FilePlusIcon, FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import type { Suggestion, SuggestionGroup } from '@sheaf/ui/suggest-list/suggest-list'
import { useEffect } from 'react'
import { newId } from '../../data/browser-world'
import { useSession } from '../../data/hooks'
import type { SpaceSession } from '../../data/space-session'
import { CaretMenu } from '../../editing/caret-menu'
import { type DateValue, dateLabel, jsonOfDate, reminderLabel } from '../../editing/date-words'
import { knownPeople, pagesFor } from '../../editing/known-pages'
import type { PageEditing } from '../../editing/page-editing'
import { useAskedPages } from '../../editing/use-asked-pages'
import { useAskedPeople } from '../../editing/use-asked-people'
import { t } from '../../i18n/t'
import { ranked } from '../../matching/rank'
import { useDates } from './use-dates'

const MOST_PEOPLE = 6
const MOST_PAGES = 8

interface MentionOption extends Suggestion {
  /** What goes into the text; made when it is chosen. */
  readonly embed: (draft: Draft) => Embed
}
interface MentionMenuProps {
  readonly editing: PageEditing
  readonly trigger: Trigger
}

export function MentionMenu({ editing, trigger }: MentionMenuProps) {
  const session = useSession()
  const query = trigger.query.trim()
  const isForAll = trigger.kind === 'mention'
  const arePagesAsked = useAskedPages(query)
  const arePeopleAsked = useAskedPeople()
  const dates = useDates(isForAll ? query : '')
  const { people, unknown } = knownPeople(session.replica)
  const unknownKey = unknown.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the list holds
  useEffect(() => session.learnPeople(unknown), [session, unknownKey])

  const found = ranked(query, people, ({ name }) => ({ name })).slice(0, MOST_PEOPLE)
  const groups: SuggestionGroup<MentionOption>[] = [
    { label: t('Dates'), options: isForAll ? dates.map(dateOption) : [] },
    {
      label: t('People'),
      options: (isForAll ? found : []).map(({ id, name, photo }) => ({
        id: `u:${id}`,
        label: name,
        icon: <Avatar id={id} name={name} photo={photo} size={20} decorative />,
        embed: () => ({ k: 'u', v: [id] }),
      })),
    },
    { label: t('Pages'), options: pageOptions(session, query, editing.pageId) },
    { label: t('New page'), options: newPages(session, query, editing.pageId, trigger.kind !== 'mention') },
  ].filter(group => group.options.length > 0)
  // Without a question people and pages come first; a date was meant only when one was written.
  if (query === '') groups.sort((a, b) => Number(a.label === t('Dates')) - Number(b.label === t('Dates')))

  const choose = (option: MentionOption): void => {
    editing.editor.inline.closeMenu()
    putInline(trigger.span, option.embed, ' ')(editing.editor.core)
  }
  const label = isForAll ? t('People, pages, and dates') : t('Pages')
  return (
    <CaretMenu
      editing={editing}
      trigger={trigger}
      label={label}
      groups={groups}
      // Dates are known here; a person or a page of that name may not be.
      isAsking={
        (arePagesAsked || (isForAll && query !== '' && arePeopleAsked)) &&
        /^(p|new):/.test(groups[0]?.options[0]?.id ?? 'new:')
      }
      onChoose={choose}
    />
  )
}

function dateOption(date: DateValue): MentionOption {
  return {
    id: `d:${JSON.stringify(date)}`,
    label: dateLabel(date),
    detail: date.reminder ? t('Reminder: {when}', { when: reminderLabel(date.reminder) }) : undefined,
    icon: <Icon of={date.reminder ? BellIcon : CalendarIcon} />,
    embed: () => ({ k: 'd', v: [jsonOfDate(date)] }),
  }
}

function pageOptions(session: SpaceSession, query: string, own: Uuid): MentionOption[] {
  return pagesFor(session.replica, query, t('Untitled'), own)
    .slice(0, MOST_PAGES)
    .map(({ id, title, icon, where }) => ({
      id: `p:${id}`,
      label: title || t('Untitled'),
      detail: where || undefined,
      icon: icon ?? <Icon of={FileTextIcon} />,
      embed: () => ({ k: 'p', v: [id, session.spaceId] }),
    }))
}

function newPages(session: SpaceSession, query: string, own: Uuid, isElsewhereToo: boolean): MentionOption[] {
  if (query === '') return []
  const named = (draft: Draft, parent: ParentRef): Embed => {
    const id = newId()
    createPage(draft, id, { parent, at: atEnd }, { title: query })
    return { k: 'p', v: [id, session.spaceId] }
  }
  return [
    {
      id: 'new:inside',
      label: t('New page “{title}”', { title: query }),
      detail: t('Inside this page'),
      icon: <Icon of={CornerDownRightIcon} mirrored />,
      embed: draft => named(draft, { table: 'block', id: own }),
    },
    ...(isElsewhereToo
      ? [
          {
            id: 'new:private',
            label: t('New private page “{title}”', { title: query }),
            detail: t('Only visible to you'),
            icon: <Icon of={FilePlusIcon} />,
            embed: (draft: Draft) => named(draft, { table: 'space', id: session.spaceId }),
          },
        ]
      : []),
  ]
}
