// Rules on rows: the judge, asked about one row by its record, and the engine, asked about all of them, say the same.
import { describe, expect, it } from 'vitest'
import { context, rowId, schemaOf, TestWorld } from '../collection/kinds.fixture'
import { rowFields } from '../collection/row-fields'
import type { Schema } from '../collection/schema'
import { membershipId, type Uuid } from '../ids'
import { drawSpace, idOf, spaceId } from '../operations/space.fixture'
import type { BlockValue } from '../records/block'
import { membershipTypes } from '../records/membership'
import type { RowPermission } from '../records/row-permission'
import type { Json } from '../validation/checks'
import { type Actor, agentActor, botActor, personActor, staffActor, visitorActor } from './actor'
import { can, judge, rowsWith } from './can'
import type { PermissionSource } from './principals'
import { allRights, includes, noRights, rightsTo, verbs } from './rights'
import { rightsOf, roles } from './roles'

const now = 1000
const people = [...membershipTypes, 'left', 'stranger'] as const
const group = idOf('a group')
const schema: Schema = schemaOf({ who: 'person', also: 'person', words: 'text', number: 'number' })

/** A database on a page that everybody in the space may edit, with rows; the owner of the space has full access to it. */
function draw(rules: readonly RowPermission[] | undefined, rows: readonly Partial<BlockValue>[]) {
  const s = drawSpace(`
    P
      d(collection_view)`)
  for (const person of people)
    if (person !== 'stranger')
      s.put('space_user', {
        id: membershipId(spaceId, idOf(person)),
        space_id: spaceId,
        user_id: idOf(person),
        membership_type: person === 'left' ? 'owner' : person,
        alive: person !== 'left',
      })
  s.put('block', {
    ...s.block('P'),
    permissions: [
      { type: 'space', role: 'editor' },
      { type: 'user', user_id: idOf('owner'), role: 'owner' },
    ],
  })
  s.collection('D', 'd')
  const collection = { ...s.state.get('collection', idOf('D')), id: idOf('D'), schema }
  s.put('collection', rules ? { ...collection, row_permissions: rules } : collection)
  const ids = rows.map((_, n) => rowId(n + 1))
  rows.forEach((row, n) =>
    s.put('block', {
      ...s.block('P'),
      permissions: undefined,
      id: ids[n] as Uuid,
      parent_id: idOf('D'),
      parent_table: 'collection',
      properties: {},
      ...row,
    }),
  )
  const source: PermissionSource = {
    get: (table, id) => s.state.get(table, id),
    groupsOf: (_space, userId) => new Set(userId === idOf('member') ? [group] : []),
  }
  const at = (id: Uuid) => ({ table: 'block' as const, id, spaceId })
  return { s, source, ids, at, database: { table: 'collection' as const, id: idOf('D'), spaceId } }
}
const made = (person: string, properties: Record<string, Json> = {}): Partial<BlockValue> => ({
  created_by_id: idOf(person),
  properties,
})
const member = personActor(idOf('member'))
const guest = personActor(idOf('guest'))

describe('[P 6] rows under rules', () => {
  it('are for those who stand in them, and for whoever has full access to the database', () => {
    const rules: RowPermission[] = [
      { type: 'created_by', role: 'editor' },
      { type: 'property', property: 'who', role: 'reader' },
    ]
    const d = draw(rules, [made('member'), made('owner', { who: [idOf('guest'), idOf('member')] }), made('owner')])
    const rights = (actor: Actor) => d.ids.map(id => judge(actor, d.at(id), d.source, now).rights)
    expect(rights(member)).toEqual([rightsOf('editor'), rightsOf('reader'), noRights])
    expect(rights(guest)).toEqual([noRights, rightsOf('reader'), noRights])
    expect(rights(personActor(idOf('owner')))).toEqual([allRights, allRights, allRights])
    // The database itself stays whose it was.
    expect(can(member, 'create', d.database, d.source, now)).toBe(true)
    expect(can(guest, 'read', d.database, d.source, now)).toBe(false)
  })
  it('without any rule are for nobody else, not even when the database is', () => {
    const d = draw([], [made('member')])
    expect(judge(member, d.at(d.ids[0] as Uuid), d.source, now).rights).toBe(noRights)
  })
  it('with permissions of their own, and templates, are under none', () => {
    const d = draw(
      [],
      [{ permissions: [{ type: 'user', user_id: idOf('guest'), role: 'editor' }] }, { is_template: true }],
    )
    const [own, template] = d.ids as [Uuid, Uuid]
    expect(judge(guest, d.at(own), d.source, now).rights).toBe(rightsOf('editor'))
    expect(judge(member, d.at(template), d.source, now).rights).toBe(rightsOf('editor'))
  })
  it('what lies in a row follows it', () => {
    const d = draw([{ type: 'created_by', role: 'commenter' }], [made('member'), made('owner')])
    d.ids.forEach((id, n) =>
      d.s.put('block', { ...d.s.block('d'), id: rowId(100 + n), parent_id: id, parent_table: 'block', page_id: id }),
    )
    const on = (n: number) => judge(member, d.at(rowId(n)), d.source, now).role
    expect([on(100), on(101)]).toEqual(['commenter', 'none'])
  })
  it('name nobody by a property that is gone, whatever its value still holds', () => {
    const d = draw(
      [{ type: 'property', property: 'gone', role: 'reader' }],
      [made('owner', { gone: [idOf('member')] })],
    )
    expect(can(member, 'read', d.at(d.ids[0] as Uuid), d.source, now)).toBe(false)
  })
  it('a bot that was given the database sees all of them', () => {
    const d = draw([], [made('member')])
    const bot = botActor({ botId: idOf('bot'), spaceId, capabilities: { read_content: true }, pages: [idOf('d')] })
    expect(can(bot, 'read', d.at(d.ids[0] as Uuid), d.source, now)).toBe(true)
    expect(rowsWith(bot, 'read', d.database, d.source, now)).toBe('all')
  })
})

describe('the judge and the engine', () => {
  function randomOf(seed: number): (below: number) => number {
    let state = Math.imul(seed, 2_654_435_761) >>> 0
    return below => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }
  const actors: readonly Actor[] = [
    ...people.map(person => personActor(idOf(person))),
    agentActor(idOf('agent'), member, { most: rightsTo('read', 'edit') }),
    agentActor(idOf('agent'), member, { onlyIn: [idOf('P')] }),
    agentActor(idOf('agent'), member, { onlyIn: [idOf('elsewhere')] }),
    staffActor(idOf('staff'), guest),
    visitorActor,
    botActor({ botId: idOf('bot'), spaceId, capabilities: { read_content: true }, pages: 'space' }),
    botActor({ botId: idOf('bot'), spaceId, capabilities: { update_content: true }, pages: [idOf('P')] }),
    botActor({
      botId: idOf('bot'),
      spaceId,
      capabilities: { read_content: true },
      pages: 'space',
      ownerId: idOf('member'),
    }),
  ]
  it('say the same of every row, for every actor and verb, also after rows have changed', () => {
    let seen = 0
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomOf(seed)
      const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
      const anybody = () => idOf(one(people))
      const value = (): Json => one<Json>([null, 'words', 7, [], [anybody()], [anybody(), anybody()], [1, anybody()]])
      const properties = (): Record<string, Json> =>
        Object.fromEntries(['who', 'also', 'words', 'gone'].filter(() => random(3)).map(id => [id, value()]))
      const rule = (): RowPermission => {
        const role = one(roles)
        return one<RowPermission>([
          { type: 'created_by', role },
          ...['who', 'also', 'words', 'number', 'gone'].map(property => ({
            type: 'property' as const,
            property,
            role,
          })),
          { type: 'user', user_id: anybody(), role },
          { type: 'group', group_id: group, role },
          { type: 'space', role },
        ])
      }
      const rules = random(8) ? Array.from({ length: random(4) }, rule) : undefined
      const row = (): Partial<BlockValue> => made(one(people), properties())
      const d = draw(rules, Array.from({ length: 1 + random(40) }, row))
      const table = new TestWorld().make('D', schema)
      const put = (id: Uuid): void => {
        const block = d.source.get('block', id) as BlockValue
        table.put({ fields: rowFields(block), properties: block.properties ?? {} })
      }
      d.ids.forEach(put)
      const agree = (): void => {
        for (const actor of actors)
          for (const verb of verbs) {
            const rows = rowsWith(actor, verb, d.database, d.source, now)
            const test = typeof rows === 'string' ? () => rows === 'all' : table.standsIn(rows)
            const compiled = d.ids.filter(id => test(table.slotOf(id) as number))
            const judged = d.ids.filter(id => includes(judge(actor, d.at(id), d.source, now).rights, verb))
            expect(compiled, `seed ${seed}, ${actor.kind}, ${verb}`).toEqual(judged)
            if (verb === 'read') {
              const answer = table.query({ limit: 1000 }, context, (_id, slot) => test(slot))
              expect(new Set(answer.rows)).toEqual(new Set(judged))
              seen += judged.length
            }
          }
      }
      agree()
      for (const id of d.ids)
        if (random(3) === 0) {
          d.s.put('block', { ...(d.source.get('block', id) as BlockValue), ...made(one(people), properties()) })
          put(id)
        }
      agree()
    }
    expect(seen).toBeGreaterThan(200)
  })
})
