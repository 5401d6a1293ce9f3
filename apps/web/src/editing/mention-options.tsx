// People and pages as menus offer them to be mentioned.
import type { Uuid } from '@sheaf/core/ids'
import type { Embed } from '@sheaf/core/text/rich-text'
import type { Replica } from '@sheaf/sync/replica'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import type { Suggestion } from '@sheaf/ui/suggest-list/suggest-list'
import type { Person } from '../data/use-people'
import { t } from '../i18n/t'
import { ranked } from '../matching/rank'
import { pagesFor } from './known-pages'

const MOST_PEOPLE = 6

export interface MentionOption extends Suggestion {
  readonly embed: Embed
}

export const peopleToMention = (people: readonly Person[], query: string): MentionOption[] =>
  ranked(query, people, ({ name }) => ({ name }))
    .slice(0, MOST_PEOPLE)
    .map(({ id, name, photo }) => ({
      id: `u:${id}`,
      label: name,
      icon: <Avatar id={id} name={name} photo={photo} size={20} decorative />,
      embed: { k: 'u', v: [id] },
    }))

/** All but the page that is written on. */
export const pagesToMention = (replica: Replica, query: string, most: number, own?: Uuid): MentionOption[] =>
  pagesFor(replica, query, t('Untitled'), own)
    .slice(0, most)
    .map(({ id, title, icon, where }) => ({
      id: `p:${id}`,
      label: title || t('Untitled'),
      detail: where || undefined,
      icon: icon ?? <Icon of={FileTextIcon} />,
      embed: { k: 'p', v: [id, replica.spaceId] },
    }))
