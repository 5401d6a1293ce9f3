// Runs a check and words its failures as product.md 5 gives them.
import { SheafError } from '../errors'
import type { Check } from './checks'

/** Printed values are cut at this many characters; the ellipsis that follows is not counted. */
const MAX_VALUE_LENGTH = 55

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
  readonly keys?: readonly string[]
  readonly errors?: readonly (readonly Issue[])[]
}

/** Returns the value when it passes, else throws a ValidationError that names every failure. `name` is what the value is called. */
export function validate<T>(check: Check<T>, value: unknown, name: string): T {
  const result = check.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new SheafError('ValidationError', { debugMessage: failureMessage(name, failuresOf(result.error.issues, name, value)) })
}

export function failuresOf(issues: readonly Issue[], name: string, value: unknown): Failure[] {
  return issues.flatMap(issue => {
    const path = pathText(name, issue.path)
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map(key => ({
        path: pathText(name, [...issue.path, key]),
        expected: 'not present',
        value: valueAt(value, [...issue.path, key]),
      }))
    if (issue.code === 'invalid_union' && issue.errors?.length)
      return issue.errors.flatMap(branch => failuresOf(branch.map(x => ({ ...x, path: [...issue.path, ...x.path] })), name, value))
    return [{ path, expected: issue.message, value: issue.input }]
  })
}

export function failureMessage(name: string, failures: readonly Failure[]): string {
  const lines = failures.map(f => `${f.path} should be ${f.expected}, instead was ${printValue(f.value)}.`)
  return lines.length === 1 ? `${name} failed validation: ${lines[0]}` : `${name} failed validation. Fix one:\n${lines.join('\n')}`
}

export function printValue(value: unknown): string {
  const text = value === undefined ? 'undefined' : typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value))
  const characters = Array.from(text.length > MAX_VALUE_LENGTH * 2 ? text.slice(0, MAX_VALUE_LENGTH * 2) : text)
  return characters.length > MAX_VALUE_LENGTH || text.length > MAX_VALUE_LENGTH * 2
    ? `${characters.slice(0, MAX_VALUE_LENGTH).join('')}…`
    : text
}

function pathText(name: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}.${String(part)}`), name)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[part] : undefined), value)
}
