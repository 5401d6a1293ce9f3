import { describe, expect, it } from 'vitest'
import { allows, highest, isRole, roles, type Verb } from './roles'

const verbs: readonly Verb[] = ['read', 'comment', 'edit', 'configure', 'share']

describe('roles', () => {
  it('[P 6] each allows every verb up to its own', () => {
    const matrix = Object.fromEntries(roles.map(role => [role, verbs.filter(verb => allows(role, verb))]))
    expect(matrix).toEqual({
      none: [],
      reader: ['read'],
      commenter: ['read', 'comment'],
      content_editor: ['read', 'comment', 'edit'],
      editor: ['read', 'comment', 'edit', 'configure'],
      owner: ['read', 'comment', 'edit', 'configure', 'share'],
    })
  })

  it('the higher of two, either way round', () => {
    for (const [i, low] of roles.entries())
      for (const high of roles.slice(i)) expect([highest(low, high), highest(high, low)]).toEqual([high, high])
  })

  it('a word that is no role is none', () => {
    expect(roles.every(isRole)).toBe(true)
    for (const word of ['admin', '', 'Owner', null, undefined, 0, {}, ['owner']]) expect(isRole(word)).toBe(false)
  })
})
