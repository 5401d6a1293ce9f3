import { describe, expect, expectTypeOf, it } from 'vitest'
import { uuid } from '../ids'
import { passes, validate } from '../validation/validate'
import { checkOf, defineRecord, fields, type ValueOf } from './define'

const pet = defineRecord({
  table: 'pet',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    name: fields.textOf({ max: 5 }, { writable: 'edit' }),
    legs: fields.integer({ initial: 4 }),
    kind: fields.oneOf(['cat', 'dog']),
  },
  required: ['space_id', 'kind'],
})
const id = uuid('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
const tom = { id, version: 1, last_version: 0, space_id: id, kind: 'cat' }

describe('definitions', () => {
  it('[P 3] every record has an id, a version and the version before', () => {
    expect(Object.keys(pet.fields).slice(0, 3)).toEqual(['id', 'version', 'last_version'])
    expect(pet.required).toEqual(['id', 'version', 'last_version', 'space_id', 'kind'])
    expect(pet.indexes).toEqual([])
  })

  it('the type of a record is derived from its fields', () => {
    type Pet = ValueOf<typeof pet>
    expectTypeOf<Pet['kind']>().toEqualTypeOf<'cat' | 'dog'>()
    expectTypeOf<Pet['version']>().toEqualTypeOf<number>()
    expectTypeOf<Pet>().toHaveProperty('name')
    expectTypeOf<{ kind: 'cat' }>().not.toExtend<Pet>()
    expectTypeOf(pet.table).toEqualTypeOf<'pet'>()
  })

  it('options of a field are kept with it', () => {
    expect(pet.fields.name.writable).toBe('edit')
    expect(pet.fields.legs.initial).toBe(4)
    expect(pet.fields.kind.column).toBe('text')
  })
})

describe('the check of a record', () => {
  const check = checkOf(pet)

  it('passes with what is required; the rest may be absent or null', () => {
    expect(passes(check, tom)).toBe(true)
    expect(passes(check, { ...tom, name: 'Tom', legs: 4 })).toBe(true)
    expect(passes(check, { ...tom, name: null })).toBe(true)
  })

  it('names what is wrong', () => {
    expect(() => validate(check, { ...tom, kind: undefined }, 'pet')).toThrow('pet.kind should be defined')
    expect(() => validate(check, { ...tom, tail: 1 }, 'pet')).toThrow('pet.tail should be not present')
    expect(() => validate(check, { ...tom, name: 'Thomas' }, 'pet')).toThrow('pet.name.length should be ≤ 5')
    expect(() => validate(check, { ...tom, kind: null }, 'pet')).toThrow('pet.kind should be one of "cat", "dog"')
  })

  it('ids are kept in one spelling', () => {
    expect(passes(check, { ...tom, id: id.toUpperCase() })).toBe(false)
    expect(passes(check, { ...tom, id: id.replaceAll('-', '') })).toBe(false)
  })

  it('whole numbers fit their columns', () => {
    expect(passes(check, { ...tom, legs: 2 ** 31 - 1 })).toBe(true)
    expect(passes(check, { ...tom, legs: 2 ** 31 })).toBe(false)
    expect(passes(fields.time().check, 2 ** 40)).toBe(true)
  })
})
