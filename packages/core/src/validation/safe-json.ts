// JSON from outside, before anything looks into it: no keys that reach a prototype, no text that PostgreSQL cannot hold, and
// bounds on depth and size. It walks with a stack of its own, so that depth costs no call stack.
import { SheafError } from '../errors'
import { limits } from '../limits'
import type { Json } from './checks'
import { printValue } from './print-value'
import { isReservedKey } from './reserved-keys'
import { pathText } from './validate'

export interface JsonBounds {
  readonly maxDepth: number
  /** Values of every kind, the outermost included. */
  readonly maxNodes: number
  readonly maxKeysPerObject: number
}

const defaultBounds: JsonBounds = {
  maxDepth: limits.maxJsonDepth,
  maxNodes: limits.maxJsonNodes,
  maxKeysPerObject: limits.maxKeysPerObject,
}

/** An object or list that is being walked, and where it stands. */
interface Place {
  readonly holder: object
  readonly depth: number
  readonly parent: Place | null
  readonly key: PropertyKey
}

/** Returns the very value, or throws ValidationError (keys, depth, size, numbers) or PostgresInvalidUnicodeCharacter (text). */
export function checkJson(value: unknown, name = 'body', bounds: JsonBounds = defaultBounds): Json {
  const waiting: Place[] = []
  let nodes = 0

  const look = (value: unknown, parent: Place | null, key: PropertyKey): void => {
    nodes++
    if (typeof value === 'string') return lookAtText(value, name, parent, key)
    if (typeof value === 'boolean' || value === null || Number.isFinite(value)) return
    if (typeof value !== 'object') throw invalid(name, parent, key, 'JSON', value)
    const depth = (parent?.depth ?? 0) + 1
    if (depth > bounds.maxDepth) throw invalid(name, parent, key, `at most ${bounds.maxDepth} levels deep`, value)
    waiting.push({ holder: value, depth, parent, key })
  }

  look(value, null, '')
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { holder, parent, key } = place
    if (Array.isArray(holder)) {
      requireRoom(nodes + holder.length)
      for (let i = 0; i < holder.length; i++) look(holder[i], place, i)
      continue
    }
    const keys = Object.keys(holder)
    requireRoom(nodes + keys.length)
    if (keys.length > bounds.maxKeysPerObject)
      throw invalid(name, parent, key, `an object of at most ${bounds.maxKeysPerObject} keys`, holder)
    for (const key of keys) {
      if (isReservedKey(key)) throw invalid(name, place, key, 'not present', Reflect.get(holder, key))
      lookAtText(key, name, place, key)
      look(Reflect.get(holder, key), place, key)
    }
  }
  return value as Json

  function requireRoom(count: number): void {
    if (count > bounds.maxNodes) throw invalid(name, null, '', `JSON of at most ${bounds.maxNodes} values`, value)
  }
}

/** Reads JSON from outside and checks it. A `__proto__` key is an ordinary own key to the parser, so the check sees it. */
export function parseJson(text: string, name = 'body', bounds: JsonBounds = defaultBounds): Json {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid(name, null, '', 'JSON', text)
  }
  return checkJson(value, name, bounds)
}

/** Cheap to rule out; a hit is looked at again, because halves of a pair are fine together. */
const suspicious = /[\0\ud800-\udfff]/
const refused = /\0|\p{Surrogate}/u

/** Whether PostgreSQL can hold the text: no NUL, no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !suspicious.test(text) || !refused.test(text)

function lookAtText(text: string, name: string, parent: Place | null, key: PropertyKey): void {
  if (isStorableText(text)) return
  const path = cleaned(pathTo(name, parent, key))
  throw new SheafError('PostgresInvalidUnicodeCharacter', { clientData: { path } })
}

/** The message travels as text itself. */
const cleaned = (text: string): string => text.replace(new RegExp(refused, 'gu'), '\ufffd')

function invalid(name: string, parent: Place | null, key: PropertyKey, expected: string, value: unknown): SheafError {
  return new SheafError('ValidationError', {
    debugMessage: cleaned(
      `${name} failed validation: ${pathTo(name, parent, key)} should be ${expected}, instead was ${printValue(value)}.`,
    ),
  })
}

function pathTo(name: string, parent: Place | null, key: PropertyKey): string {
  if (!parent) return name
  const path: PropertyKey[] = [key]
  for (let place = parent; place.parent; place = place.parent) path.unshift(place.key)
  return pathText(name, path)
}
