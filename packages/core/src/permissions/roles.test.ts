import { describe, expect, it } from 'vitest'
import { allRights, covers, rightsTo, together, type Verb, verbs, verbsIn, without } from './rights'
import { allows, bothRoles, isRole, rightsOf, roles, roleWithin } from './roles'

describe('roles', () => {
  it('[P 6] are named sets of verbs', () => {
    const matrix = Object.fromEntries(roles.map(role => [role, verbs.filter(verb => allows(role, verb))]))
    const reads: Verb[] = ['read', 'duplicate', 'export']
    const set = (...more: Verb[]): Verb[] => verbs.filter(verb => [...reads, ...more].includes(verb))
    expect(matrix).toEqual({
      none: [],
      reader: set(),
      commenter: set('comment'),
      content_editor: set('comment', 'create', 'edit'),
      editor: set('comment', 'create', 'edit', 'configure', 'move'),
      owner: [...verbs],
    })
  })

  it('each name says all of its set and nothing beyond it', () => {
    for (const role of roles) {
      expect(roleWithin(rightsOf(role))).toBe(role)
      expect(rightsOf(role)).toBe(rightsTo(...verbsIn(rightsOf(role))))
    }
    expect(rightsOf('owner')).toBe(allRights)
    expect(roleWithin(without(allRights, 'configure'))).toBe('content_editor')
    expect(roleWithin(rightsTo('create'))).toBe('none')
    expect(roleWithin(rightsTo('read'))).toBe('reader')
  })

  it('two of them together allow what either does, and no more', () => {
    for (const a of roles)
      for (const b of roles) {
        const both = rightsOf(bothRoles(a, b))
        expect(verbs.filter(verb => covers(both, rightsTo(verb)))).toEqual(
          verbs.filter(verb => allows(a, verb) || allows(b, verb)),
        )
        expect(both).toBe(together(rightsOf(a), rightsOf(b)))
      }
  })

  it('a word that is no role is none', () => {
    expect(roles.every(isRole)).toBe(true)
    for (const word of ['admin', '', 'Owner', null, undefined, 0, {}, ['owner']]) expect(isRole(word)).toBe(false)
  })
})
