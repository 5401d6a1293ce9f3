// Every kind of actor × every verb × each kind of grant.
import { describe, expect, it } from 'vitest'
import { membershipId, type Uuid } from '../ids'
import { drawSpace, idOf, spaceId } from '../operations/space.fixture'
import type { PermissionItem } from '../records/block'
import {
  type Actor,
  agentActor,
  botActor,
  personActor,
  reallyActing,
  siteVisitor,
  staffActor,
  visitorActor,
} from './actor'
import { belongsTo, can, isMemberOf, judge } from './can'
import type { Capabilities } from './capabilities'
import type { PermissionSource } from './principals'
import { allRights, covers, includes, type Rights, rightsTo, type Verb, verbs, verbsIn, within } from './rights'
import { allows, roles } from './roles'

const now = 1000
const ada = idOf('ada')
const group = idOf('a group')
const person = personActor(ada)
const everything: Capabilities = {
  read_content: true,
  insert_content: true,
  update_content: true,
  read_comments: true,
  insert_comments: true,
  read_user_with_email: true,
}
const bot = (pages: readonly Uuid[] | 'space', capabilities = everything, ownerId?: Uuid): Actor =>
  botActor({ botId: idOf('bot'), spaceId, capabilities, pages, ...(ownerId ? { ownerId } : {}) })

/** Ada is a member and in a group. P lies in the space, and all who act act on the block in it. */
function draw(permissions?: PermissionItem[]) {
  const s = drawSpace(`
    P
      a
      Q
        q
    Elsewhere
      e`)
  s.put('space_user', {
    id: membershipId(spaceId, ada),
    space_id: spaceId,
    user_id: ada,
    membership_type: 'member',
    alive: true,
  })
  if (permissions) s.put('block', { ...s.block('P'), permissions })
  const source: PermissionSource = {
    get: (table, id) => s.state.get(table, id),
    groupsOf: (_space, userId) => new Set(userId === ada ? [group] : []),
  }
  const rights = (actor: Actor, name: string): Rights => judge(actor, s.pointer(name), source, now).rights
  return { s, source, rights }
}

const grants = {
  user: role => ({ type: 'user', user_id: ada, role }),
  group: role => ({ type: 'group', group_id: group, role }),
  space: role => ({ type: 'space', role }),
  public: role => ({ type: 'public', role }),
} satisfies Record<string, (role: (typeof roles)[number]) => PermissionItem>
type Grant = keyof typeof grants

const actors: Record<string, { readonly actor: Actor; readonly reachedBy: readonly Grant[]; readonly most: Rights }> = {
  'a person': { actor: person, reachedBy: ['user', 'group', 'space', 'public'], most: allRights },
  'a stranger': { actor: personActor(idOf('stranger')), reachedBy: ['public'], most: allRights },
  'a bot of the space': {
    actor: bot('space'),
    reachedBy: ['space', 'public'],
    most: rightsTo('read', 'duplicate', 'export', 'comment', 'create', 'edit', 'configure', 'move'),
  },
  'a bot with pages': {
    actor: bot([idOf('Elsewhere')]),
    reachedBy: ['public'],
    most: rightsTo('read', 'duplicate', 'export', 'comment', 'create', 'edit', 'configure', 'move'),
  },
  'a token that reads': {
    actor: bot('space', { read_content: true }, ada),
    reachedBy: ['user', 'group', 'space', 'public'],
    most: rightsTo('read', 'duplicate', 'export'),
  },
  'an agent': {
    actor: agentActor(idOf('agent'), person, { most: rightsTo('read', 'edit') }),
    reachedBy: ['user', 'group', 'space', 'public'],
    most: rightsTo('read', 'edit'),
  },
  'a visitor': { actor: visitorActor, reachedBy: ['public'], most: rightsTo('read') },
  'the staff': {
    actor: staffActor(idOf('staff'), person),
    reachedBy: ['user', 'group', 'space', 'public'],
    most: rightsTo('read'),
  },
}

describe('[P 6] actor × grant × verb', () => {
  for (const [name, { actor, reachedBy, most }] of Object.entries(actors))
    for (const grant of Object.keys(grants) as Grant[])
      it(`${name} by an entry of the kind ${grant}`, () => {
        for (const role of roles) {
          const { s, source } = draw([grants[grant](role)])
          const expected = verbs.filter(verb => reachedBy.includes(grant) && allows(role, verb) && includes(most, verb))
          expect(verbs.filter(verb => can(actor, verb, s.pointer('a'), source, now))).toEqual(expected)
        }
      })
})

describe('[P 6] a bot', () => {
  it.each<[keyof Capabilities, readonly Verb[]]>([
    ['read_content', ['read', 'duplicate', 'export']],
    ['insert_content', ['create']],
    ['update_content', ['edit', 'configure', 'move']],
    ['insert_comments', ['comment']],
    ['read_comments', []],
    ['read_user_with_email', []],
    ['read_user_without_email', []],
  ])('may %s and nothing else', (capability, expected) => {
    const { rights } = draw()
    expect(new Set(verbsIn(rights(bot([idOf('P')], { [capability]: true }), 'a')))).toEqual(new Set(expected))
  })

  it('has its pages with what lies in them, up to those with permissions of their own', () => {
    const { s, rights } = draw()
    const one = bot([idOf('P')])
    for (const name of ['P', 'a', 'Q', 'q']) expect(includes(rights(one, name), 'edit')).toBe(true)
    expect(rights(one, 'e')).toBe(rightsTo())
    s.put('block', { ...s.block('Q'), permissions: [grants.user('owner')] })
    expect(verbsIn(rights(one, 'q'))).toEqual([])
    expect(includes(rights(bot([idOf('Q')]), 'q'), 'edit')).toBe(true)
  })

  it('of one space is nobody in another', () => {
    const { s, source } = draw([grants.space('owner')])
    const elsewhere = botActor({ botId: idOf('bot'), spaceId: idOf('other'), capabilities: everything, pages: 'space' })
    const given = botActor({
      botId: idOf('bot'),
      spaceId: idOf('other'),
      capabilities: everything,
      pages: [idOf('P')],
    })
    const owned = botActor({
      botId: idOf('bot'),
      spaceId: idOf('other'),
      capabilities: everything,
      pages: 'space',
      ownerId: ada,
    })
    for (const actor of [elsewhere, given, owned]) {
      expect(can(actor, 'read', s.pointer('a'), source, now)).toBe(false)
      expect(belongsTo(actor, spaceId, source)).toBe(false)
    }
    expect(belongsTo(bot([idOf('P')]), spaceId, source)).toBe(true)
    expect([isMemberOf(bot([idOf('P')]), spaceId, source), isMemberOf(bot('space'), spaceId, source)]).toEqual([
      false,
      true,
    ])
  })

  it('reads comments and people only where it was allowed to', () => {
    const { s, source } = draw()
    s.put('discussion', { id: idOf('d'), parent_table: 'block', parent_id: idOf('a') })
    const at = (table: 'discussion' | 'space_user', id: Uuid) => ({ table, id, spaceId })
    const reads = (capabilities: Capabilities, pointer: ReturnType<typeof at>): boolean =>
      can(bot('space', capabilities), 'read', pointer, source, now)
    const [talk, membership] = [at('discussion', idOf('d')), at('space_user', membershipId(spaceId, ada))]
    const content = { read_content: true }
    expect([reads(content, talk), reads({ ...content, read_comments: true }, talk)]).toEqual([false, true])
    expect([reads(content, membership), reads({ ...content, read_user_without_email: true }, membership)]).toEqual([
      false,
      true,
    ])
  })
})

describe('[P 6] limits', () => {
  it('of an agent and of a visitor of a site hold wherever they come', () => {
    const { rights } = draw([grants.user('owner'), grants.public('editor')])
    const agent = agentActor(idOf('agent'), person, { onlyIn: [idOf('Q')] })
    expect([rights(agent, 'q'), rights(agent, 'a'), rights(agent, 'e')]).toEqual([allRights, rightsTo(), rightsTo()])
    const visitor = siteVisitor([idOf('Q')])
    expect([rights(visitor, 'q'), rights(visitor, 'a')]).toEqual([rightsTo('read'), rightsTo()])
  })

  it('a public entry that forbids copies gives everything but that', () => {
    const { rights } = draw([{ type: 'public', role: 'reader', allow_duplicate: false }])
    expect(rights(personActor(idOf('stranger')), 'a')).toBe(rightsTo('read', 'export'))
  })

  it('records name the person, the bot or the agent; the staff is answerable for themselves', () => {
    expect(agentActor(idOf('agent'), person).author).toEqual({ table: 'bot', id: idOf('agent') })
    expect(bot('space').author).toEqual({ table: 'bot', id: idOf('bot') })
    const staff = staffActor(idOf('staff'), person)
    expect([staff.author, reallyActing(staff)]).toEqual([
      { table: 'sheaf_user', id: ada },
      { table: 'sheaf_user', id: idOf('staff') },
    ])
  })
})

describe('laws of the judge', () => {
  /** A generator with a seed: a failure can be run again. */
  function randomOf(seed: number): (below: number) => number {
    let state = seed
    return below => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }
  it('nobody who acts for a person may more than they do, more entries never take anything, and no limit is passed', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomOf(seed)
      const kinds = Object.keys(grants) as Grant[]
      const items = Array.from({ length: random(4) }, () =>
        grants[kinds[random(kinds.length)] as Grant](roles[random(roles.length)] as (typeof roles)[number]),
      )
      const [fewer, all] = [draw(items.slice(0, -1)), draw(items)]
      const limit = rightsTo(...verbs.filter(() => random(2)))
      const agent = agentActor(idOf('agent'), person, { most: limit })
      const token = bot('space', { read_content: true, update_content: true }, ada)
      for (const name of ['P', 'a', 'q', 'e']) {
        const whole = all.rights(person, name)
        expect(all.rights(agent, name), `seed ${seed}`).toBe(within(whole, limit))
        expect(covers(whole, all.rights(token, name)), `seed ${seed}`).toBe(true)
        for (const { actor, most } of Object.values(actors)) {
          expect(covers(most, all.rights(actor, name)), `seed ${seed}`).toBe(true)
          if (items.length > 1) expect(covers(all.rights(actor, name), fewer.rights(actor, name))).toBe(true)
        }
      }
    }
  })
})
