// Fields of a view's format as its drawing reads them: what is missing or of another kind counts as what is usual.
import type { ViewFields } from '@sheaf/core/kinds/view-kind'
import type { Check } from '@sheaf/core/validation/checks'

type Format = ViewFields['format']

/** One of several words, the first of them where nothing else is said. */
export function wordIn<const Word extends string>(
  format: Format,
  name: string,
  words: readonly [Word, ...Word[]],
  usual: Word = words[0],
): Word {
  return words.find(word => word === format[name]) ?? usual
}
export const flagIn = (format: Format, name: string, usual = false): boolean => {
  const value = format[name]
  return typeof value === 'boolean' ? value : usual
}
export const numberIn = (format: Format, name: string): number | null => {
  const value = format[name]
  return typeof value === 'number' ? value : null
}
export const wordsIn = (format: Format, name: string): string => {
  const value = format[name]
  return typeof value === 'string' ? value : ''
}
/** The items of a keyed list that pass a check; others are passed over, and kept where they are. */
export function itemsIn<T>(format: Format, name: string, check: Check<T>): readonly T[] {
  const value = format[name]
  if (!Array.isArray(value)) return []
  return (value as readonly unknown[]).filter((item): item is T => check.judge(item) === null)
}
