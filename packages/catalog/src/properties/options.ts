// Options of selects, multi-selects and statuses: found by name, made from names, taken over from another property. Ids of new
// ones follow from their names, so that two people who add the same option at once add one.
import { type Option, optionsOf, type Property } from '@sheaf/core/collection/schema'
import { deterministicUuid } from '@sheaf/core/ids'
import { nameKey } from '@sheaf/core/names/name-key'
import { shortIdOf } from '@sheaf/core/short-id'
import { type Check, type Json, list, open, optional, string, stringOf } from '@sheaf/core/validation/checks'
import { fieldsIn, jsonCheck, listIn, stringIn } from './read-json'

const optionColors = ['gray', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red'] as const

export const optionsCheck: Check<Json> = jsonCheck(
  list(
    open({
      id: stringOf({ min: 1 }),
      name: string,
      color: string,
      description: optional(string),
      group: optional(string),
    }),
  ),
)

/** More would be texts and not options, and a schema has a largest size. Words beyond them are told to be lost. */
export const MAX_OPTIONS = 1000

interface KnownOptions {
  readonly all: readonly Option[]
  readonly byId: ReadonlyMap<string, Option>
  readonly byName: ReadonlyMap<string, Option>
}
const isOption = (value: unknown): value is Option => {
  const { id, name } = fieldsIn(value as Json)
  return typeof id === 'string' && id !== '' && typeof name === 'string'
}

function known(all: readonly Option[]): KnownOptions {
  const byName = new Map<string, Option>()
  for (const option of all) if (!byName.has(nameKey(option.name))) byName.set(nameKey(option.name), option)
  return { all, byId: new Map(all.map(option => [option.id, option])), byName }
}
/** Cells are read by the hundred thousand: the options of a property are looked through once. */
const memory = new WeakMap<readonly Option[], KnownOptions>()
export function knownOptions(property: Property): KnownOptions {
  const given = optionsOf(property)
  const before = memory.get(given)
  if (before) return before
  const found = known(given.filter(isOption))
  memory.set(given, found)
  return found
}

export const optionNames = (ids: readonly string[], property: Property): readonly string[] =>
  ids.flatMap(id => knownOptions(property).byId.get(id)?.name ?? [])

export interface TakenOptions {
  readonly ids: readonly string[]
  /** All options, old and new, where there are new ones. */
  readonly settings?: Readonly<Record<string, Json>>
}
/** By their names; names that are new become options. */
export const optionsByName = (names: readonly string[], property: Property): TakenOptions =>
  takeOptions(
    names.map(name => ({ name: name.trim() })),
    property,
  )

type Wanted = Pick<Option, 'name'> & Partial<Option>
/** Those of another property: the same id, else the same name, else they are added as they are. */
export function takeOptions(wanted: readonly Wanted[], property: Property): TakenOptions {
  const present = knownOptions(property)
  const added: Option[] = []
  const ids = wanted.flatMap(option => {
    const same = (option.id && present.byId.get(option.id)) || present.byName.get(nameKey(option.name))
    const found = same || added.find(({ name }) => nameKey(name) === nameKey(option.name))
    if (found) return [found.id]
    if (option.name === '' || present.all.length + added.length >= MAX_OPTIONS) return []
    const all = [...present.all, ...added]
    const made = { ...option, id: option.id ?? newOptionId(option.name, all), color: option.color ?? nextColor(all) }
    added.push(made)
    return [made.id]
  })
  const unique = [...new Set(ids)]
  return added.length === 0 ? { ids: unique } : { ids: unique, settings: { options: [...present.all, ...added] } }
}
function newOptionId(name: string, all: readonly Option[]): string {
  for (let attempt = 0; ; attempt++) {
    const id = shortIdOf(deterministicUuid(['option', nameKey(name), String(attempt)]), 8)
    if (!all.some(option => option.id === id)) return id
  }
}
const nextColor = (all: readonly Option[]): string => optionColors[all.length % optionColors.length] ?? 'gray'

/** What the public interface says of options. */
export const writeOption = ({ id, name, color, description }: Option): Json => ({
  id,
  name,
  color,
  description: description ?? null,
})
export function readOptions(given: Json | undefined): readonly Option[] {
  const made: Option[] = []
  for (const item of listIn(given)) {
    const { id, name, color, description } = fieldsIn(item)
    if (typeof name !== 'string' || name === '') continue
    made.push({
      id: stringIn(id) || newOptionId(name, made),
      name,
      color: stringIn(color) || nextColor(made),
      ...(typeof description === 'string' ? { description } : {}),
    })
  }
  return made
}
/** One option of a value that came by the public interface: by id, else by name. */
export const readWanted = (given: Json): readonly Wanted[] => {
  const { id, name, color } = fieldsIn(given)
  if (typeof id !== 'string' && typeof name !== 'string') return []
  return [
    {
      name: stringIn(name),
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof color === 'string' ? { color } : {}),
    },
  ]
}
