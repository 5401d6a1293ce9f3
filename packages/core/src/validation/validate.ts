// Runs a check and words its failures as product.md 5 gives them.
import { SheafError } from '../errors'
import type { Check } from './checks'
import { cut, printValue } from './print-value'

export { printValue }

/** A message lists so many failures; whoever has more of them is helped by the first ones. */
const MAX_LISTED_FAILURES = 20

export interface Failure {
  readonly path: string
  readonly expected: string
  readonly value: unknown
}

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly input?: unknown
  readonly origin?: string
  readonly keys?: readonly string[]
  readonly errors?: readonly (readonly Issue[])[]
}

/** Returns the very value when it passes, else throws a ValidationError that names the failures. `name` is what the value is called. */
export function validate<T>(check: Check<T>, value: unknown, name: string): T {
  const result = check.safeParse(value, { reportInput: true })
  if (result.success) return value as T
  const failures = failuresOf(result.error.issues, name, value)
  throw new SheafError('ValidationError', { debugMessage: failureMessage(name, failures) })
}

/** Whether the value passes. */
export const passes = <T>(check: Check<T>, value: unknown): value is T => check.safeParse(value).success

export const failuresOf = (issues: readonly Issue[], name: string, value: unknown): Failure[] =>
  issues.flatMap(issue => failuresOfIssue(issue, name, value))

function failuresOfIssue(issue: Issue, name: string, value: unknown): Failure[] {
  const path = pathText(name, issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return (issue.keys ?? []).map(key => ({
        path: pathText(path, [key]),
        expected: issue.message,
        value: valueAt(value, [...issue.path, key]),
      }))
    case 'invalid_union':
      return issue.errors?.length
        ? failuresOfUnion(issue, name, value)
        : // The key that tells the variants apart: the issue carries the whole object.
          [{ path, expected: issue.message, value: valueAt(value, issue.path) }]
    case 'too_big':
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return [{ path: `${path}.length`, expected: issue.message, value: (issue.input as ArrayLike<unknown>).length }]
  }
  return [{ path, expected: issue.message, value: issue.input }]
}

/**
 * A value that fits no alternative. Alternatives that it fits on the outside are the ones that were meant, so only what is wrong
 * inside them is told; where it fits none, one line names them all.
 */
function failuresOfUnion(issue: Issue, name: string, value: unknown): Failure[] {
  const own = pathText(name, issue.path)
  const alternatives = (issue.errors ?? []).map(branch =>
    failuresOf(
      branch.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })),
      name,
      value,
    ),
  )
  const meant = alternatives.filter(failures => failures.every(failure => failure.path !== own))
  if (meant.length) return meant.flat()
  const expected = alternatives.flat().filter(failure => failure.path === own)
  return [
    { path: own, expected: [...new Set(expected.map(failure => failure.expected))].join(' or '), value: issue.input },
  ]
}

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

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, part) ? Reflect.get(at, part) : undefined,
    value,
  )
