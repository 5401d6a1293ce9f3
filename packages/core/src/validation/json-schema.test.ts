import { describe, expect, it } from 'vitest'
import * as checks from './checks'
import { type Components, schemaOf } from './json-schema'

const { exact, optional, string } = checks
const schema = (check: checks.Check<unknown>) => schemaOf(check, new Map())
const object = (properties: object, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

describe('the JSON Schema of a check', () => {
  it.each<[string, checks.Check<unknown>, unknown]>([
    ['text', string, { type: 'string' }],
    [
      'text of a length and form',
      checks.stringOf({ min: 1, max: 5, match: /^a+$/ }),
      { type: 'string', minLength: 1, maxLength: 5, pattern: '^a+$' },
    ],
    ['text whose form knows no capitals', checks.stringOf({ match: /^a$/i }), { type: 'string' }],
    ['an id', checks.uuid, { type: 'string', format: 'uuid' }],
    ['a whole number within limits', checks.between(1, 9), { type: 'integer', minimum: 1, maximum: 9 }],
    ['a number above another', checks.moreThan(0), { type: 'number', exclusiveMinimum: 0 }],
    ['one of some words', checks.oneOf('a', 'b'), { enum: ['a', 'b'] }],
    ['one value', checks.literal(true), { enum: [true] }],
    [
      'a list',
      checks.list(string, { min: 1, max: 3 }),
      { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 },
    ],
    [
      'a pair',
      checks.tuple(string, checks.boolean),
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'boolean' }], minItems: 2, maxItems: 2 },
    ],
    ['what may be null', checks.nullable(string), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    [
      'alternatives, side by side',
      checks.either(checks.either(string, checks.number), checks.nil),
      { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
    ],
    [
      'an object with a key that may be absent',
      exact({ a: string, b: optional(checks.integer) }),
      object({ a: { type: 'string' }, b: { type: 'integer' } }, ['a']),
    ],
    ['an object without keys', exact({}), { type: 'object', additionalProperties: false }],
    [
      'an object with further keys',
      checks.open({ a: string }),
      { ...object({ a: { type: 'string' } }, ['a']), additionalProperties: {} },
    ],
    [
      'an object by pattern',
      checks.exactOrMatching({}, /^x-/, string),
      { type: 'object', patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
    ],
    ['a map', checks.mapOf(checks.boolean), { type: 'object', additionalProperties: { type: 'boolean' } }],
    [
      'one of several objects',
      checks.variants('t', [exact({ t: checks.literal('a') }), exact({ t: checks.literal('b') })]),
      { anyOf: [object({ t: { enum: ['a'] } }, ['t']), object({ t: { enum: ['b'] } }, ['t'])] },
    ],
    [
      'a condition that JSON Schema has no word for',
      checks.where(string, text => text !== 'no', 'not no'),
      { type: 'string', description: 'not no' },
    ],
    ['anything', checks.json, {}],
  ])('[P 5] %s', (_title, check, expected) => expect(schema(check)).toEqual(expected))

  it('[P 5] what has a name is told once and may hold itself', () => {
    interface Tree {
      readonly children: readonly Tree[]
    }
    const tree: checks.Check<Tree> = checks.named('Tree', () => exact({ children: checks.readonlyList(tree) }))
    const components: Components = new Map()
    const reference = { $ref: '#/components/schemas/Tree' }
    expect(schemaOf(exact({ a: tree, b: tree }), components)).toEqual(
      object({ a: reference, b: reference }, ['a', 'b']),
    )
    expect([...components]).toEqual([['Tree', object({ children: { type: 'array', items: reference } }, ['children'])]])
    expect(tree.judge({ children: [{ children: [] }] })).toBeNull()
    expect(tree.judge({ children: [{}] })?.[0]?.path).toEqual(['children', 0, 'children'])
  })
})
