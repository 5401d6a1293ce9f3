// The pages this client knows, by title, those seen last first and rows of databases last; and the people of the space.
import type { Uuid } from '@sheaf/core/ids'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { Replica } from '@sheaf/sync/replica'
import { pageIcon } from '../data/page-title'
import { isPage, teamsOf } from '../data/page-tree'
import { whereOf } from '../data/page-where'
import { type Person, personOf } from '../data/use-people'
import { compareWords } from '../i18n/t'
import { ranked } from '../matching/rank'
import { recentPages } from './recents'

interface KnownPage {
  readonly id: Uuid
  /** Empty for a page without a title. */
  readonly title: string
  readonly icon: string | undefined
  /** The pages and the team it lies in. */
  readonly where: string
}

function knownPages(replica: Replica): KnownPage[] {
  const ids = new Set<Uuid>()
  for (const { table, value, role } of replica.confirmed.all())
    if (table === 'block' && role !== 'none') ids.add(value.id)
  for (const { table, value } of replica.view.own.values()) if (table === 'block') ids.add(value.id)
  const recent = recentPages(replica.options.spaceId).list()
  const placeOf = (id: Uuid): number => {
    const place = recent.indexOf(id)
    return place < 0 ? recent.length : place
  }
  return [...ids]
    .map(id => replica.block(id))
    .filter(isPage)
    .map(block => ({
      isRow: block.parent_table === 'collection',
      id: block.id,
      title: rawTitle(block),
      icon: pageIcon(block),
      where: whereOf(replica, block.id),
    }))
    .sort(
      (a, b) => placeOf(a.id) - placeOf(b.id) || Number(a.isRow) - Number(b.isRow) || compareWords(a.title, b.title),
    )
}

/** Pages without a title are found only when nothing is asked for. */
export const pagesFor = (replica: Replica, query: string, untitled: string, without?: Uuid): KnownPage[] =>
  ranked(
    query,
    knownPages(replica).filter(page => page.id !== without),
    page => ({ name: page.title || untitled }),
  )

/** Members of the teams, authors of what is here, and this person. */
export function knownPeople(replica: Replica): {
  readonly people: readonly Person[]
  readonly unknown: readonly Uuid[]
} {
  const ids = new Set<Uuid>([replica.options.userId])
  for (const team of teamsOf(replica)) for (const { user_id } of team.membership ?? []) ids.add(user_id)
  for (const { table, value } of replica.confirmed.all()) {
    if (table === 'sheaf_user') ids.add(value.id)
    if (table === 'block' && value.created_by_id) ids.add(value.created_by_id)
  }
  const known = [...ids].map(id => ({ id, user: replica.get('sheaf_user', id) }))
  return {
    people: known
      .filter(({ user }) => user !== undefined)
      .map(({ id, user }) => personOf(id, user))
      .sort((a, b) => compareWords(a.name, b.name)),
    unknown: known.filter(({ user }) => user === undefined).map(({ id }) => id),
  }
}
