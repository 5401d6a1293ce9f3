// The OpenAPI 3.1 document of all calls, derived from their definitions: nothing is written twice. It holds nobody's content.
import { type ErrorName, errorCatalogue } from '../errors'
import { exact, json, mapOf, optional, string } from '../validation/checks'
import { type Components, type JsonSchema, schemaOf } from '../validation/json-schema'
import { API_BASE } from './call-address'
import { errorName, errorsOf } from './call-errors'
import type { Call } from './define'
import { SESSION_COOKIE } from './session/session-cookie'

const errorBody = exact({
  errorId: string,
  name: errorName,
  clientData: optional(mapOf(json)),
  debugMessage: string,
})

const reference = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` })
const content = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } })

export function openApi(calls: readonly Call[]): JsonSchema {
  const components: Components = new Map([['Error', schemaOf(errorBody, new Map())]])
  const paths = Object.fromEntries(
    [...calls]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(call => [`${API_BASE}/${call.name}`, { post: operation(call, components) }]),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Sheaf', version: 'v3' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  }
}

function operation(call: Call, components: Components): JsonSchema {
  const { name, access, on, input, output } = call
  const answer = schemaOf(output, components)
  return {
    operationId: name,
    security: access === 'open' ? [{}] : [{ session: [] }],
    ...(typeof on === 'string' ? {} : { 'x-sheaf-on': { kind: on.kind, at: on.at, needs: on.needs } }),
    requestBody: { required: true, content: content(schemaOf(input, components)) },
    responses: {
      '200': {
        description: 'Done',
        content: { ...content(answer), ...(call.join ? { 'application/x-ndjson': { schema: answer } } : {}) },
      },
      ...failures(errorsOf(call)),
    },
  }
}

/** By status, with the names that have it. */
function failures(names: readonly ErrorName[]): JsonSchema {
  const statuses = [...new Set(names.map(name => errorCatalogue[name].status))].sort((a, b) => a - b)
  const schema = (some: readonly ErrorName[]): JsonSchema => ({
    allOf: [reference('schemas', 'Error'), { properties: { name: { enum: some } } }],
  })
  return Object.fromEntries(
    statuses.map(status => {
      const some = names.filter(name => errorCatalogue[name].status === status)
      return [String(status), { description: some.join(', '), content: content(schema(some)) }]
    }),
  )
}
