// Reading and writing inside a record's value, by the keys on the way.
import type { Json } from '../validation/checks'

export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)
}

/** A copy of the value with the path set; `undefined` takes it away. What lies on the way becomes an object. */
export function writePath(value: unknown, path: readonly string[], next: Json | undefined): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  const copy: Record<string, unknown> = isObject(value) ? { ...value } : {}
  const inner = writePath(copy[key], rest, next)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
