// JSON Schema (2020-12, as OpenAPI 3.1 has it) of what a check accepts, made of its form. It says as much as JSON Schema can: a schema never
// refuses what the check accepts, and what it cannot say stands in its description.
import type { Check, Form, Json, Lengths } from './checks'

export type JsonSchema = { readonly [keyword: string]: Json }

/** Schemas that are told once, by name. */
export type Components = Map<string, JsonSchema>

export function schemaOf({ form }: Check<unknown>, components: Components): JsonSchema {
  if ('is' in form) return form.is
  if ('of' in form) return { ...schemaOf(form.of, components), ...form.also }
  if ('list' in form) return { type: 'array', items: schemaOf(form.list, components), ...lengthsOf(form.lengths) }
  if ('tuple' in form) {
    const { length } = form.tuple
    const prefixItems = form.tuple.map(item => schemaOf(item, components))
    return { type: 'array', prefixItems, minItems: length, maxItems: length }
  }
  if ('either' in form) return { anyOf: alternatives(form.either).map(check => schemaOf(check, components)) }
  if ('shape' in form) return objectSchema(form, components)
  return reference(form, components)
}

const lengthsOf = ({ min, max }: Lengths): JsonSchema => ({
  ...(min === undefined ? {} : { minItems: min }),
  ...(max === undefined ? {} : { maxItems: max }),
})

/** Alternatives of alternatives stand beside each other. */
const alternatives = (checks: readonly Check<unknown>[]): readonly Check<unknown>[] =>
  checks.flatMap(check => ('either' in check.form ? alternatives(check.form.either) : [check]))

function objectSchema(
  { shape, beyond, matching }: Extract<Form, { readonly shape: unknown }>,
  components: Components,
): JsonSchema {
  const entries = Object.entries(shape)
  const required = entries.flatMap(([key, check]) => ('optional' in check ? [] : [key]))
  const further = beyond && schemaOf(beyond, components)
  return {
    type: 'object',
    ...(entries.length === 0
      ? {}
      : { properties: Object.fromEntries(entries.map(([key, check]) => [key, schemaOf(check, components)])) }),
    ...(required.length === 0 ? {} : { required }),
    ...(further && matching ? { patternProperties: { [matching.source]: further } } : {}),
    ...(further && !matching ? { additionalProperties: further } : { additionalProperties: false }),
  }
}

function reference({ name, check }: Extract<Form, { readonly name: string }>, components: Components): JsonSchema {
  if (!components.has(name)) {
    // Known before it is made: it may lead back to itself.
    components.set(name, {})
    components.set(name, schemaOf(check(), components))
  }
  return { $ref: `#/components/schemas/${name}` }
}
