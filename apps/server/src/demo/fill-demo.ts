// Fills a new workspace of a running server with a small company: Northwind Atelier, a textile studio of fourteen people in Ghent.
import { trashPage } from '@sheaf/core/actions/pages'
import { type Uuid, withoutDashes } from '@sheaf/core/ids'
import { callAuthor } from '../author/call-author'
import { ApiPerson } from './api-person'
import { Chance } from './chance'
import staff from './content/people.json' with { type: 'json' }
import { type DatabaseKey, dashboard, databases } from './databases/all'
import { Days } from './days'
import { newIds, plantDashboard, plantDatabase, plantRelations, plantRows } from './plant-databases'
import { plantParts, plantShelf, shelves } from './plant-wiki'
import { allRows } from './rows/all'
import { Script } from './script'

const SEED = 1848
const NAME = 'Northwind Atelier'
const PASSWORD = 'wheat in the wind'

export interface FilledDemo {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly path: string
  readonly spaceId: Uuid
  readonly owner: ApiPerson
  readonly blocks: number
  readonly rows: number
  readonly collections: Readonly<Record<DatabaseKey, Uuid>>
}

const emailOf = (name: string): string => `${name.split(' ')[0]?.toLowerCase()}@northwind.example`

export async function fillDemo(url: string, now: number): Promise<FilledDemo> {
  const people = staff.map(({ name }) => new ApiPerson(url, name, emailOf(name)))
  const [owner, ...others] = people
  if (!owner) throw new Error('the company has no people')
  // What one step does not need of another happens at once: the server works while the next things are thought of.
  await owner.arrive(PASSWORD)
  const arrived = Promise.all(others.map(person => person.arrive(PASSWORD)))
  const { spaceId, teamId, name, firstPage } = await newSpace(owner)
  const joined = arrived.then(() => Promise.all(others.map(person => join(owner, person, spaceId))))
  await arrived

  const company = { chance: new Chance(SEED), days: new Days(now), people: people.map(({ userId }) => userId) }
  const rows = allRows(company)
  const ids = newIds(rows)
  const keys = Object.keys(databases) as DatabaseKey[]
  const team = { table: 'team', id: teamId } as const
  const first = new Script()
  const overview = plantDashboard(first, team, dashboard, databases, ids)
  const parts = plantParts(first, team)
  for (const key of keys) plantDatabase(first, team, databases[key], known(ids[key]), ids)
  first.steps.push(draft => trashPage(draft, firstPage))
  const author = callAuthor(owner, spaceId)
  await author.open(team, { table: 'block', id: firstPage })
  await Promise.all([joined, author.writeAll(first.steps)])

  const wiki = new Script()
  const scripts = people.map(() => new Script())
  for (const shelf of shelves(company, parts, rows.companies)) plantShelf(wiki, company, shelf)
  for (const key of keys) plantRows(scripts, known(ids[key]), rows[key])
  const homes = keys.map(key => ({ table: 'collection' as const, id: known(ids[key]).collectionId }))
  const authors = people.map(person => callAuthor(person, spaceId))
  const write = async (script: Script, i: number): Promise<void> =>
    void (await known(authors[i]).writeAll(script.steps.splice(0)))
  await Promise.all([
    author.writeAll(wiki.steps),
    ...scripts.map(async (script, i) => {
      await known(authors[i]).open(...homes)
      await write(script, i)
    }),
  ])
  for (const key of keys) plantRelations(scripts, databases[key], known(ids[key]), rows[key], ids)
  await Promise.all(scripts.map(write))
  for (const key of keys) {
    const { prefix } = databases[key] as { readonly prefix?: string }
    if (prefix) await owner.call('changeRowPrefix', { spaceId, collectionId: known(ids[key]).collectionId, prefix })
  }
  return {
    name,
    email: owner.email,
    password: PASSWORD,
    path: `/${withoutDashes(overview)}`,
    spaceId,
    owner,
    blocks: [first, wiki, ...scripts].reduce((sum, { blocks }) => sum + blocks, 0),
    rows: Object.values(rows).reduce((sum, list) => sum + list.length, 0),
    collections: Object.fromEntries(keys.map(key => [key, known(ids[key]).collectionId])) as Record<DatabaseKey, Uuid>,
  }
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo lacks something that it has made')
  return value
}

type Records = Readonly<Record<string, { readonly value?: { readonly name?: string; readonly parent_table?: string } }>>
/** The second workspace of that name is told apart by its number. */
export async function newSpace(
  owner: ApiPerson,
): Promise<{ spaceId: Uuid; teamId: Uuid; name: string; firstPage: Uuid }> {
  const mine = await owner.call<Readonly<Record<string, { readonly space?: Records }>>>('getSpaces', {})
  const names = new Set(Object.values(mine[owner.userId]?.space ?? {}).map(({ value }) => value?.name))
  let name = NAME
  for (let n = 2; names.has(name); n++) name = `${NAME} ${n}`
  const made = await owner.call<{ spaceId: Uuid; recordMap: { readonly team: Records; readonly block: Records } }>(
    'createSpace',
    { name, icon: '🧵' },
  )
  const [teamId] = Object.keys(made.recordMap.team) as Uuid[]
  const [firstPage] = Object.keys(made.recordMap.block) as Uuid[]
  return { spaceId: made.spaceId, teamId: known(teamId), firstPage: known(firstPage), name }
}

async function join(owner: ApiPerson, person: ApiPerson, spaceId: Uuid): Promise<void> {
  const { url } = await owner.call<{ url: string }>('createInvite', { spaceId, email: person.email })
  await person.call('acceptInvite', { code: url.split('/').at(-1) })
}
