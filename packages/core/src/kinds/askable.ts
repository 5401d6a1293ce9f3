// What can be asked of one property. The kinds of computed properties name the questions of every form; which of them apply follows
// from the form that comes out, which the property's settings say.
import type { ColumnForm } from '../collection/column'
import type { Aggregation, Operator } from '../collection/query'
import type { Property } from '../collection/schema'
import {
  dateAggregations,
  dateGroupings,
  flagAggregations,
  numberAggregations,
  operatorsOfForm,
} from './operator-lists'
import type { PropertyKind, PropertyKinds } from './property-kind'

type Way = PropertyKind['groupings'][number]

export const operatorsOf = (kinds: PropertyKinds, property: Property): readonly Operator[] =>
  fitting(kinds, property, 'operators', (operator, form) => operatorsOfForm(form).includes(operator))

export const aggregationsOf = (kinds: PropertyKinds, property: Property): readonly Aggregation[] =>
  fitting(kinds, property, 'aggregations', (aggregation, form) => {
    const only = formOfAggregation.get(aggregation)
    return only === undefined || only === form
  })

export const groupingsOf = (kinds: PropertyKinds, property: Property): readonly Way[] =>
  fitting(kinds, property, 'groupings', (way, form) => waysOfForm[form].includes(way))

const formOfAggregation: ReadonlyMap<Aggregation, ColumnForm> = new Map([
  ...numberAggregations.map(name => [name, 'number'] as const),
  ...dateAggregations.map(name => [name, 'date'] as const),
  ...flagAggregations.map(name => [name, 'flag'] as const),
])
const waysOfForm: Readonly<Record<ColumnForm, readonly Way[]>> = {
  text: ['exact', 'letter'],
  number: ['exact'],
  flag: ['exact'],
  date: dateGroupings,
  choice: ['option', 'group'],
  list: ['exact'],
  none: [],
}

function fitting<Name extends 'operators' | 'aggregations' | 'groupings'>(
  kinds: PropertyKinds,
  property: Property,
  name: Name,
  fits: (one: PropertyKind[Name][number], form: ColumnForm) => boolean,
): readonly PropertyKind[Name][number][] {
  const kind = kinds.get(property.type)
  if (!kind) return []
  const all: readonly PropertyKind[Name][number][] = kind[name]
  if (typeof kind.form !== 'function') return all
  const form = kind.form(property)
  return all.filter(one => fits(one, form))
}
