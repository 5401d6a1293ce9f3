// The menu of `@` in a comment: people, and pages.
import type { Uuid } from '@sheaf/core/ids'
import type { Embed } from '@sheaf/core/text/rich-text'
import type { Trigger } from '@sheaf/editor/input/trigger'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import type { Suggestion, SuggestionGroup } from '@sheaf/ui/suggest-list/suggest-list'
import { useEffect } from 'react'
import { useSession } from '../../data/hooks'
import { CaretMenu } from '../../editing/caret-menu'
import { knownPeople, pagesFor } from '../../editing/known-pages'
import { useAskedPeople } from '../../editing/use-asked-people'
import { t } from '../../i18n/t'
import { ranked } from '../../matching/rank'
import type { FieldEditing } from './field-editing'

const MOST_PEOPLE = 6
const MOST_PAGES = 6

interface MentionOption extends Suggestion {
  readonly embed: Embed
}

export function CommentMentions({ editing, trigger }: { readonly editing: FieldEditing; readonly trigger: Trigger }) {
  const session = useSession()
  const query = trigger.query.trim()
  const isAsking = useAskedPeople() && query !== ''
  const { people, unknown } = knownPeople(session.replica)
  const unknownKey = unknown.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the list holds
  useEffect(() => session.learnPeople(unknown), [session, unknownKey])
  const groups: SuggestionGroup<MentionOption>[] = [
    {
      label: t('People'),
      options: ranked(query, people, ({ name }) => ({ name }))
        .slice(0, MOST_PEOPLE)
        .map(({ id, name, photo }) => ({
          id: `u:${id}`,
          label: name,
          icon: <Avatar id={id} name={name} photo={photo} size={20} decorative />,
          embed: { k: 'u', v: [id] },
        })),
    },
    {
      label: t('Pages'),
      options: pagesFor(session.replica, query, t('Untitled'), '' as Uuid)
        .slice(0, MOST_PAGES)
        .map(({ id, title, icon, where }) => ({
          id: `p:${id}`,
          label: title || t('Untitled'),
          detail: where || undefined,
          icon: icon ?? <Icon of={FileTextIcon} />,
          embed: { k: 'p', v: [id, session.spaceId] },
        })),
    },
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
