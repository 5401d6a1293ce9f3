import { describe, expect, it } from 'vitest'
import { errorCatalogue } from '../errors'
import { argsCheck, commands } from '../operations/all'
import { allRecords } from '../records/all'
import { type Components, type JsonSchema, schemaOf } from '../validation/json-schema'
import { allCalls } from './all'
import { commonErrors, errorsOf } from './call-errors'
import type { Call } from './define'
import { openApi } from './openapi'

type Tree = { readonly [key: string]: unknown }
const document = JSON.parse(JSON.stringify(openApi(allCalls))) as {
  readonly openapi: string
  readonly paths: Readonly<Record<string, { readonly post: Tree & { readonly operationId: string } }>>
  readonly components: { readonly schemas: Tree }
}
function* objectsIn(value: unknown): Iterable<Tree> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Tree
  for (const inside of Object.values(value)) yield* objectsIn(inside)
}
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
/** Every keyword that a schema of ours has, and what it may be. */
const keywords: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: value => types.has(value as string),
  ...Object.fromEntries(
    ['format', 'pattern', 'description', '$ref'].map(key => [key, value => typeof value === 'string']),
  ),
  ...Object.fromEntries(
    [
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'minLength',
      'maxLength',
      'minItems',
      'maxItems',
      'maxProperties',
    ].map(key => [key, value => typeof value === 'number']),
  ),
  ...Object.fromEntries(['enum', 'required'].map(key => [key, value => Array.isArray(value) && value.length > 0])),
  ...Object.fromEntries(
    ['anyOf', 'allOf', 'prefixItems'].map(key => [key, value => Array.isArray(value) && value.every(isSchema)]),
  ),
  ...Object.fromEntries(
    ['items', 'not', 'additionalProperties'].map(key => [key, value => value === false || isSchema(value)]),
  ),
  ...Object.fromEntries(
    ['properties', 'patternProperties'].map(key => [key, value => Object.values(value as Tree).every(isSchema)]),
  ),
}
const isSchema = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, inside]) => keywords[key]?.(inside) ?? false)

describe('the OpenAPI document', () => {
  it('[P 7] has every call once, under its address, with what it takes, answers and refuses', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(allCalls.map(({ name }) => `/api/v3/${name}`).sort())
    for (const call of allCalls as readonly Call[]) {
      const { post } = document.paths[`/api/v3/${call.name}`] ?? {}
      expect(post?.operationId).toBe(call.name)
      const { requestBody, responses } = post as unknown as { requestBody: Tree; responses: Record<string, Tree> }
      expect(isSchema(schemaIn(requestBody)), `${call.name} takes`).toBe(true)
      expect(isSchema(schemaIn(responses['200'])), `${call.name} answers`).toBe(true)
      const told = Object.values(responses).flatMap(({ description }) => String(description).split(', '))
      expect(told.sort()).toEqual([...errorsOf(call), 'Done'].sort())
      for (const name of errorsOf(call)) expect(responses[errorCatalogue[name].status]?.['description']).toContain(name)
    }
  })

  it('[P 7] holds schemas of JSON Schema only, and every reference leads somewhere', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(name).toMatch(/^[A-Za-z0-9._-]+$/)
      expect(isSchema(schema), name).toBe(true)
    }
    const known = new Set(Object.keys(document.components.schemas).map(name => `#/components/schemas/${name}`))
    const named = [...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(named.filter(reference => !known.has(reference))).toEqual([])
    expect(new Set(named)).toEqual(known)
  })

  it('[P 7] says of records, operations and calls what they may be', () => {
    const components: Components = new Map()
    const described: JsonSchema[] = [
      ...allRecords.flatMap(({ fields }) => Object.values(fields).map(({ check }) => schemaOf(check, components))),
      ...commands.map(command => schemaOf(argsCheck(command), components)),
    ]
    expect(described.filter(schema => !isSchema(JSON.parse(JSON.stringify(schema))))).toEqual([])
  })

  it('[P 8] a call declares no error that follows already', () => {
    for (const { name, on, errors } of allCalls as readonly Call[]) {
      const follows = [...commonErrors, 'ForbiddenError', ...(typeof on === 'string' ? [] : ['NotFoundError'])]
      expect(
        errors.filter(error => follows.includes(error)),
        name,
      ).toEqual([])
    }
  })
})

function schemaIn(part: Tree | undefined): unknown {
  const { content } = part as { content: Record<string, { schema: unknown }> }
  return content['application/json']?.schema
}
