// Runs a check and words its failures as product.md 5 gives them.
import { SheafError } from '../errors'
import type { Check } from './checks'
import { cut, printValue } from './print-value'

/** The number of failures that a message lists. */
const MAX_LISTED_FAILURES = 20

interface Failure {
  readonly path: string
  readonly expected: string
  readonly value: unknown
}

/** Returns the very value when it passes, else throws a ValidationError that names the failures. `name` is what the value is called. */
export function validate<T>(check: Check<T>, value: unknown, name: string): T {
  const faults = check.judge(value)
  if (!faults) return value as T
  const failures = faults.map(({ path, ...rest }) => ({ path: pathText(name, path), ...rest }))
  throw new SheafError('ValidationError', { debugMessage: failureMessage(name, failures) })
}

/** Whether the value passes. */
export const passes = <T>(check: Check<T>, value: unknown): value is T => check.judge(value) === null

export function failureMessage(name: string, failures: readonly Failure[]): string {
  const lines = failures.map(f => `${f.path} should be ${f.expected}, instead was ${printValue(f.value)}.`)
  const unique = [...new Set(lines)]
  if (unique.length === 1) return `${name} failed validation: ${unique[0]}`
  const more = unique.length - MAX_LISTED_FAILURES
  const shown = more > 0 ? [...unique.slice(0, MAX_LISTED_FAILURES), `(${more} more)`] : unique
  return `${name} failed validation. Fix one:\n${shown.join('\n')}`
}

/** `body.items[3].name`. Keys come from outside, so they are cut like values. */
export const pathText = (name: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${cut(String(part))}`), name)
