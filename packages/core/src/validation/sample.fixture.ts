// A value that passes a check, with every key that it names: what tests send, or spoil in one place. Made of the check's form; where anything
// may stand, nothing does.
import type { Check, Form, Json, Keywords } from './checks'

export const SAMPLE_ID = '00000000-0000-4000-8000-00000000000a'
/** Tried where text has to have a form. */
const words = ['x', 'X', '1', 'UTC', 'TASK-1', 'command+code:KeyA', 'YQ==']

/** Undefined: anything passes, so that no value says more than another. */
export function sampleOf({ form }: Check<unknown>): Json | undefined {
  if ('is' in form || 'of' in form)
    return keywordsOf(form) ? sampleByKeywords(keywordsOf(form) ?? {}) : sampleInside(form)
  if ('list' in form) {
    const item = sampleOf(form.list)
    return item === undefined ? [] : Array.from({ length: Math.max(1, form.lengths.min ?? 1) }, () => item)
  }
  if ('tuple' in form) return form.tuple.map(item => sampleOf(item) ?? null)
  // Null where it may stand: there it is no fault.
  if ('either' in form) return form.either.some(check => sampleOf(check) === null) ? null : firstOf(form.either)
  if ('name' in form) return sampleOf(form.check())
  if (form.beyond) return undefined
  const entries = Object.entries(form.shape).map(([key, check]): [string, Json | undefined] => [key, sampleOf(check)])
  return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined))
}

const firstOf = (checks: readonly Check<unknown>[]): Json | undefined => checks[0] && sampleOf(checks[0])
const sampleInside = (form: Form): Json | undefined => ('of' in form ? sampleOf(form.of) : undefined)

/** Of a check that is narrower than another: the keywords of both. */
function keywordsOf(form: Form): Keywords | null {
  if ('is' in form) return form.is
  const inner = 'of' in form ? keywordsOf(form.of.form) : null
  return inner && 'of' in form ? { ...inner, ...form.also } : null
}

function sampleByKeywords(keywords: Keywords): Json | undefined {
  const { type, pattern, format, minimum, minLength } = keywords
  if (Array.isArray(keywords['enum'])) return keywords['enum'][0] as Json
  if (format === 'uuid') return SAMPLE_ID
  if (type === 'string') {
    const found = typeof pattern === 'string' ? words.find(word => new RegExp(pattern).test(word)) : 'x'
    if (found === undefined) throw new Error(`No sample of text like ${JSON.stringify(pattern)}`)
    return found.padEnd(typeof minLength === 'number' ? minLength : 0, 'x')
  }
  if (type === 'integer' || type === 'number') return Math.max(1, typeof minimum === 'number' ? minimum : 1)
  if (type === 'boolean') return false
  return type === 'null' ? null : undefined
}
