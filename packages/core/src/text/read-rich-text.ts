// Rich text of a field that anybody may have written: what is none is empty.
import type { RichText, TitleItem } from './rich-text'

const isNamed = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'string'
const isItem = (value: unknown): value is TitleItem =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  (value[1] === undefined || (Array.isArray(value[1]) && value[1].every(isNamed)))

export function readRichText(value: unknown): RichText {
  if (typeof value === 'string') return value === '' ? [] : [[value]]
  return Array.isArray(value) ? value.filter(isItem) : []
}
