import { describe, expect, it } from 'vitest'
import { deterministicUuid, type Uuid } from '../ids'
import { type MembershipType, membershipTypes } from '../records/membership'
import { agentActor, botActor, personActor, visitorActor } from './actor'
import type { Capabilities } from './capabilities'
import { knownByActor } from './known-by-actor'
import { type KnownOfPerson, knownOfPerson, personAsKnown } from './known-of-person'

const [me, other] = ['me', 'other'].map(name => deterministicUuid(['known of person', name])) as [Uuid, Uuid]
const person = { id: other, name: 'Ada', email: 'ada@example.com', settings: { locale: 'fr-FR' } }
const inSpace = (membership_type: MembershipType, alive = true) => ({ membership_type, alive })

describe('[P 6] what somebody may know of another', () => {
  it.each(membershipTypes)('a guest knows the name of a %s and never the address', type => {
    expect(knownOfPerson(me, inSpace('guest'), other, inSpace(type))).toBe('name')
  })
  it.each(membershipTypes.filter(type => type !== 'guest'))(
    'a %s knows the address of everybody who is there',
    type => {
      for (const theirs of membershipTypes)
        expect(knownOfPerson(me, inSpace(type), other, inSpace(theirs))).toBe('address')
      expect(knownOfPerson(me, inSpace(type), other, inSpace('owner', false))).toBe('name')
    },
  )
  it('nothing is known to who is not in the space, nor of who never was in it', () => {
    expect(knownOfPerson(me, undefined, other, inSpace('owner'))).toBe('nothing')
    expect(knownOfPerson(me, inSpace('owner', false), other, inSpace('owner'))).toBe('nothing')
    expect(knownOfPerson(me, inSpace('owner'), other, undefined)).toBe('nothing')
    expect(knownOfPerson(me, undefined, me, undefined)).toBe('all')
  })
  it('an actor knows what the person behind it does, as far as it was allowed to', () => {
    const known = (actor: Parameters<typeof knownByActor>[0]): KnownOfPerson =>
      knownByActor(actor, inSpace('member'), other, inSpace('member'))
    const bot = (capabilities: Capabilities): KnownOfPerson =>
      known(botActor({ botId: me, spaceId: me, capabilities, pages: 'space' }))
    expect([known(personActor(me)), known(agentActor(other, personActor(me))), known(visitorActor)]).toEqual([
      'address',
      'address',
      'name',
    ])
    expect([bot({}), bot({ read_user_without_email: true }), bot({ read_user_with_email: true })]).toEqual([
      'nothing',
      'name',
      'address',
    ])
  })
  it.each<[KnownOfPerson, object | undefined]>([
    ['nothing', undefined],
    ['name', { id: other, name: 'Ada' }],
    ['address', { id: other, name: 'Ada', email: 'ada@example.com' }],
    ['all', person],
  ])('%s', (known, shown) => expect(personAsKnown(person, known)).toEqual(shown))
})
