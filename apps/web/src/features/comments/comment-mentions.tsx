// The menu of `@` in a comment: people, and pages.
import type { Trigger } from '@sheaf/editor/input/trigger'
import type { SuggestionGroup } from '@sheaf/ui/suggest-list/suggest-list'
import { useEffect } from 'react'
import { useSession } from '../../data/hooks'
import { CaretMenu } from '../../editing/caret-menu'
import { knownPeople } from '../../editing/known-pages'
import { type MentionOption, pagesToMention, peopleToMention } from '../../editing/mention-options'
import { useAskedPeople } from '../../editing/use-asked-people'
import { t } from '../../i18n/t'
import type { FieldEditing } from './field-editing'

const MOST_PAGES = 6

export function CommentMentions({ editing, trigger }: { readonly editing: FieldEditing; readonly trigger: Trigger }) {
  const session = useSession()
  const query = trigger.query.trim()
  const isAsking = useAskedPeople() && query !== ''
  const { people, unknown } = knownPeople(session.replica)
  const unknownKey = unknown.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the list holds
  useEffect(() => session.learnPeople(unknown), [session, unknownKey])
  const groups: SuggestionGroup<MentionOption>[] = [
    { label: t('People'), options: peopleToMention(people, query) },
    { label: t('Pages'), options: pagesToMention(session.replica, query, MOST_PAGES) },
  ].filter(group => group.options.length > 0)
  const choose = ({ embed }: MentionOption): void => {
    editing.field.closeMenu()
    editing.field.put(embed, trigger.span)
  }
  return (
    <CaretMenu
      editing={editing}
      trigger={trigger}
      label={t('People and pages')}
      groups={groups}
      isAsking={isAsking && !groups[0]?.options[0]?.id.startsWith('u:')}
      onChoose={choose}
    />
  )
}
