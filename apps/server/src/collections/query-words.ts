// What a question refers to, and where it is asked from.
import { propertiesIn } from '@sheaf/core/collection/filter'
import type { Query, QueryContext } from '@sheaf/core/collection/query'
import type { PropertyId, Schema } from '@sheaf/core/collection/schema'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKind, PropertyKinds } from '@sheaf/core/kinds/property-kind'

/** The properties that a question goes by. */
export function propertiesNamed({ filter, sorts, group, subGroup, aggregations }: Query): ReadonlySet<PropertyId> {
  const named = new Set<PropertyId>(propertiesIn(filter))
  for (const { property } of [...(sorts ?? []), ...(aggregations ?? [])]) named.add(property)
  for (const grouping of [group, subGroup]) if (grouping) named.add(grouping.property)
  return named
}

export const kindsIn = (schema: Schema, kinds: PropertyKinds): readonly (readonly [PropertyId, PropertyKind])[] =>
  Object.values(schema).flatMap(({ id, type }) => {
    const kind = kinds.get(type)
    return kind ? [[id, kind] as const] : []
  })

interface ReaderSettings {
  readonly zone?: string | undefined
  readonly locale?: string | undefined
  readonly weekStart?: number | undefined
}

export function contextOf(
  { zone = 'UTC', locale = 'en', weekStart = 0 }: ReaderSettings,
  me: Uuid,
  now: number,
  call = 'queryCollection',
): QueryContext {
  const refuse = (field: string, expected: string, value: string): never => {
    throw new SheafError('ValidationError', {
      debugMessage: `${call} failed validation: context.${field} should be ${expected}, instead was ${JSON.stringify(value)}.`,
    })
  }
  if (!isZone(zone)) refuse('zone', 'a time zone', zone)
  if (!isLocale(locale)) refuse('locale', 'a language', locale)
  return { me, zone, locale, weekStart, now }
}
const passes = (run: () => unknown): boolean => {
  try {
    run()
    return true
  } catch {
    return false
  }
}
const isZone = (zone: string): boolean => passes(() => new Intl.DateTimeFormat('en', { timeZone: zone }))
const isLocale = (locale: string): boolean => passes(() => Intl.getCanonicalLocales(locale))
