// What select, multi-select and status have in common.
import type { Cell } from '@sheaf/core/collection/column'
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKind, Taken } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { idsOf } from './cells'
import { htmlColored } from './link-words'
import { knownOptions, optionNames, optionsByName, readWanted, type TakenOptions, takeOptions } from './options'
import { stringIn } from './read-json'
import { kept, lost, nothing, partly } from './taken'
import { joinWords } from './word-lists'

export const rankOptions = (property: Property): readonly string[] => knownOptions(property).all.map(({ id }) => id)

/** Empty for an option that is gone. */
export const readChoice = (value: Json | undefined, property: Property): string | null =>
  knownOptions(property).byId.has(stringIn(value)) ? stringIn(value) : null

export const choiceWords = (cell: Cell, property: Property): string => optionNames(idsOf(cell), property)[0] ?? ''
export const choicesWords = (cell: Cell, property: Property): string => joinWords(optionNames(idsOf(cell), property))
export const choicesHtml = (cell: Cell, property: Property): string =>
  idsOf(cell)
    .flatMap(id => knownOptions(property).byId.get(id) ?? [])
    .map(({ name, color }) => htmlColored(name, color))
    .join(', ')

/** An option has one line. */
const oneLine = (words: string): string => words.trim().replaceAll(/\s*\n\s*/g, ' ')

export function parseChoice(words: string, property: Property): Taken {
  const name = oneLine(words)
  return name === '' ? nothing : firstOf(optionsByName([name], property))
}
/** The first of them; that there were more is a loss. */
export function firstOf({ ids, settings }: TakenOptions): Taken {
  const [first, ...more] = ids
  if (first === undefined) return lost
  return more.length > 0 ? partly(first, settings) : kept(first, settings)
}

/** From a property that has options too: they come along with their ids and colours. */
export function adoptedOptions(
  from: { readonly kind: PropertyKind; readonly property: Property; readonly cell: Cell },
  property: Property,
): TakenOptions | undefined {
  if (from.kind.refersTo !== 'options' || from.kind.fixedOptions) return undefined
  const { byId } = knownOptions(from.property)
  return takeOptions(
    idsOf(from.cell).flatMap(id => byId.get(id) ?? []),
    property,
  )
}

export const readApiChoice = (given: Json, property: Property): Taken =>
  given === null ? nothing : firstOf(takeOptions(readWanted(given), property))
