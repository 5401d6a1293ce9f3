// Where a column can go, as a list of choices with one word for each.

import { propertiesOf, type Schema, TITLE } from '@sheaf/core/collection/schema'
import { type ColumnChoice, isWritable } from '@sheaf/core/csv/column-choices'
import type { GuessedColumn } from '@sheaf/core/csv/csv-table'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import type { SelectChoice } from '@sheaf/ui/field/select-field'
import type { DatabaseHost } from '../host/database-host'
import type { Translate } from '../host/translate'

const NOWHERE = 'nowhere'

export const destinationOf = (choice: ColumnChoice): string =>
  choice.to === 'nowhere' ? NOWHERE : choice.to === 'property' ? `property:${choice.id}` : `new:${choice.type}`

export function readDestination(value: string, column: GuessedColumn): ColumnChoice {
  if (value === NOWHERE) return { to: 'nowhere' }
  const rest = value.slice(value.indexOf(':') + 1)
  if (value.startsWith('property:')) return { to: 'property', id: rest }
  return newOne(column, rest)
}
const newOne = ({ name, noted }: GuessedColumn, type: string): ColumnChoice => ({
  to: 'new',
  name,
  type,
  ...(noted?.type === type ? { noted } : {}),
})

/** Words can make a property of this kind: not one of rows, which has to know its database first, nor one that somebody vouches for. */
const isMadeOfWords = (kind: PropertyKind): boolean =>
  isWritable(kind) && kind.type !== TITLE && kind.refersTo !== 'rows' && !kind.fixedOptions

interface Words extends Pick<DatabaseHost, 'propertyKinds'> {
  readonly t: Translate
}

/** Without a schema, of a new database. */
export function destinationsFor(
  schema: Schema | null,
  { noted }: GuessedColumn,
  { t, t: tData, propertyKinds }: Words,
): readonly SelectChoice<string>[] {
  const label = (kind: PropertyKind): string => tData(kind.label)
  const kinds = propertyKinds.all.filter(kind => isMadeOfWords(kind) || kind.type === noted?.type)
  const present = schema
    ? propertiesOf(schema).flatMap(({ id, name, type }) => {
        const kind = propertyKinds.get(type)
        return kind && isWritable(kind) && !kind.fixedOptions
          ? [{ value: `property:${id}`, label: t('{name} ({type})', { name, type: label(kind) }) }]
          : kind
            ? [{ value: `property:${id}`, label: t('{name} (set by Sheaf)', { name }), disabled: true }]
            : []
      })
    : [{ value: `new:${TITLE}`, label: t('Row title') }]
  const made = kinds
    .filter(kind => kind.type !== TITLE)
    .map(kind => ({
      value: `new:${kind.type}`,
      label: schema ? t('New property: {type}', { type: label(kind) }) : label(kind),
    }))
  return [...present, ...made, { value: NOWHERE, label: t('Don’t import') }]
}

/** No property is written by two columns: the one that had it before becomes a property of its own. */
export function chosenElsewhere(
  choices: readonly ColumnChoice[],
  at: number,
  choice: ColumnChoice,
  columns: readonly GuessedColumn[],
): readonly ColumnChoice[] {
  const isOne = choice.to === 'property' || (choice.to === 'new' && choice.type === TITLE)
  return choices.map((one, i) => {
    if (i === at) return choice
    const column = columns[i]
    if (!isOne || !column || destinationOf(one) !== destinationOf(choice)) return one
    return newOne(column, column.type === TITLE ? 'text' : column.type)
  })
}
