// Changes of a property's options, each as the whole list that comes out.

import { moved } from '@sheaf/core/collection/list-moves'
import type { Option } from '@sheaf/core/collection/schema'
import { isSameName } from '@sheaf/core/names/name-key'

export const withoutOption = (options: readonly Option[], id: string): readonly Option[] =>
  options.filter(option => option.id !== id)

/** Null where the name is empty or another's: two of one name could not be told apart. */
export function renamed(options: readonly Option[], id: string, name: string): readonly Option[] | null {
  const words = name.trim()
  if (words === '' || options.some(option => option.id !== id && isSameName(option.name, words))) return null
  return changed(options, id, { name: words })
}

export const changed = (options: readonly Option[], id: string, fields: Partial<Option>): readonly Option[] =>
  options.map(option => (option.id === id ? { ...option, ...fields } : option))

export const withoutDescription = (options: readonly Option[], id: string): readonly Option[] =>
  options.map(option => {
    if (option.id !== id) return option
    const { description: _gone, ...rest } = option
    return rest
  })

/** By places among those shown, which may be some of all. Beside an option of another group it belongs to that group. */
export function movedAmong(
  options: readonly Option[],
  shown: readonly string[],
  from: number,
  to: number,
): readonly Option[] {
  const [own, target] = [shown[from], shown[to]].map(wanted => options.find(option => option.id === wanted))
  if (!own || !target) return options
  const list = moved(options, options.indexOf(own), options.indexOf(target))
  return target.group === own.group || target.group === undefined
    ? list
    : changed(list, own.id, { group: target.group })
}

/** By name; the order of the language. */
export const sortedByName = (options: readonly Option[], locale: string): readonly Option[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return options.toSorted((a, b) => compare(a.name, b.name))
}
