// The menus of `@`, `[[` and `+`: people, pages and dates, put into the line.

import type { Draft } from '@sheaf/core/actions/draft'
import { createPage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { Embed } from '@sheaf/core/text/rich-text'
import { putInline } from '@sheaf/editor/commands/inline-equation'
import type { Trigger } from '@sheaf/editor/input/trigger'
import { BellIcon, CalendarIcon, CornerDownRightIcon, FilePlusIcon, Icon } from '@sheaf/ui/icon/icon'
import type { Suggestion, SuggestionGroup } from '@sheaf/ui/suggest-list/suggest-list'
import { useEffect } from 'react'
import { newId } from '../../data/browser-world'
import { useSession } from '../../data/hooks'
import type { SpaceSession } from '../../data/space-session'
import { CaretMenu } from '../../editing/caret-menu'
import { type DateValue, dateLabel, jsonOfDate, reminderLabel } from '../../editing/date-words'
import { knownPeople } from '../../editing/known-pages'
import { type MentionOption as KnownOption, pagesToMention, peopleToMention } from '../../editing/mention-options'
import type { PageEditing } from '../../editing/page-editing'
import { useAskedPages } from '../../editing/use-asked-pages'
import { useAskedPeople } from '../../editing/use-asked-people'
import { t } from '../../i18n/t'
import { useDates } from './use-dates'

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

  const groups: SuggestionGroup<MentionOption>[] = [
    { label: t('Dates'), options: isForAll ? dates.map(dateOption) : [] },
    {
      label: t('People'),
      options: isForAll ? peopleToMention(people, query).map(ready) : [],
    },
    { label: t('Pages'), options: pagesToMention(session.replica, query, MOST_PAGES, editing.pageId).map(ready) },
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

/** Nothing has to be made for it. */
const ready = ({ embed, ...option }: KnownOption): MentionOption => ({ ...option, embed: () => embed })

function dateOption(date: DateValue): MentionOption {
  return {
    id: `d:${JSON.stringify(date)}`,
    label: dateLabel(date),
    detail: date.reminder ? t('Reminder: {when}', { when: reminderLabel(date.reminder) }) : undefined,
    icon: <Icon of={date.reminder ? BellIcon : CalendarIcon} />,
    embed: () => ({ k: 'd', v: [jsonOfDate(date)] }),
  }
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
