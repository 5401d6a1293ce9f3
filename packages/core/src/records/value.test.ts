import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { recordOf } from './all'
import { initialValue, publicValue, validateField, validateRecord } from './value'

const id = uuid('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
const row = {
  id,
  version: 3,
  last_version: 2,
  space_id: id,
  type: 'text',
  alive: true,
  properties: { title: [['Hello']] },
  permissions: null,
  parent_id: id,
  parent_table: 'space',
  ord: 'a0',
  text_state: 'AAA=',
  text_epoch: 0,
  some_join_column: 'x',
}

describe('public values', () => {
  it('hold no internal fields, no foreign columns and no nulls', () => {
    expect(publicValue(recordOf('block'), row)).toEqual({
      id,
      version: 3,
      last_version: 2,
      space_id: id,
      type: 'text',
      alive: true,
      properties: { title: [['Hello']] },
      parent_id: id,
      parent_table: 'space',
    })
  })

  it('pass the check of their record', () => {
    expect(() => validateRecord('block', publicValue(recordOf('block'), row))).not.toThrow()
  })

  it('keep what is false, zero or empty', () => {
    const value = publicValue(recordOf('block'), { ...row, alive: false, version: 0, properties: {}, content: [] })
    expect(value).toMatchObject({ alive: false, version: 0, properties: {}, content: [] })
  })
})

describe('initial values', () => {
  it('fill in what is not given', () => {
    const value = initialValue(recordOf('block'), { id, type: 'quote', alive: true })
    expect(value).toEqual({
      id,
      version: 0,
      last_version: 0,
      type: 'quote',
      alive: true,
      properties: {},
      format: {},
      content: [],
    })
  })

  it('hold no nulls', () => {
    expect(initialValue(recordOf('block'), { icon: null, properties: null, x: undefined })).toMatchObject({
      properties: {},
    })
    expect(Object.values(initialValue(recordOf('block'), { icon: null }))).not.toContain(null)
  })

  it('are never shared between records', () => {
    const one = initialValue(recordOf('block'), {})
    ;(one['properties'] as Record<string, unknown>)['color'] = 'red'
    ;(one['content'] as unknown[]).push(id)
    expect(initialValue(recordOf('block'), {})).toMatchObject({ properties: {}, content: [] })
  })
})

describe('validation', () => {
  it('returns the very record or names what is wrong', () => {
    const user = { id, version: 1, last_version: 0, name: 'Ada' }
    expect(validateRecord('sheaf_user', user)).toBe(user)
    expect(() => validateRecord('sheaf_user', { ...user, name: 5, admin: true })).toThrow(
      [
        'sheaf_user failed validation. Fix one:',
        'sheaf_user.name should be a string, instead was 5.',
        'sheaf_user.admin should be not present, instead was true.',
      ].join('\n'),
    )
  })

  it('judges one field by itself', () => {
    expect(() => validateField('team', 'name', 'Design')).not.toThrow()
    expect(() => validateField('team', 'name', 5)).toThrow(
      'team failed validation: team.name should be a string, instead was 5.',
    )
    for (const field of ['colour', 'constructor'])
      expect(() => validateField('team', field, 'red')).toThrow(
        `team.${field} should be not present, instead was "red".`,
      )
  })
})
