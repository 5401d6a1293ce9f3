// From a route to its address: the first of its paths for which everything is known, then what the path did not say as a query.
import type { AnyParameter, Definition, RouteContext } from './define'

type Params = Readonly<Record<string, unknown>>

/** From the first slash on, or a whole URL; null where the parameters are not enough. */
export function buildAddress(definition: Definition, params: Params, context: RouteContext): string | null {
  const path = definition.build?.(params as never, context) ?? firstPath(definition, params)
  if (path === null) return null
  const query = new URLSearchParams(definition.always)
  let hash = ''
  for (const [name, parameter] of Object.entries(definition.query)) {
    const value = params[name]
    // What can be a segment is one already: the fullest path comes first.
    if (value === undefined || name in definition.segments) continue
    const text = written(parameter, value)
    if (parameter.inHash) hash = `#${encodeURIComponent(text)}`
    else query.set(parameter.keyOf?.(value as never) ?? parameter.keys?.[0] ?? name, text)
  }
  const search = query.toString()
  return path + (search && `?${search}`) + hash
}

/** Halves of a pair cannot be written. */
const written = ({ write }: AnyParameter, value: unknown): string =>
  write(value as never).replace(/\p{Surrogate}/gu, '\ufffd')

function firstPath(definition: Definition, params: Params): string | null {
  for (const path of definition.paths) {
    const segments = path
      .split('/')
      .flatMap(part => (/^[:*]/.test(part) ? namedSegments(part, definition, params) : [part]))
    if (segments.every(isSegment)) return `/${segments.filter(Boolean).join('/')}`
  }
  return null
}

/** Undefined: a parameter that is not there, or cannot be a segment because browsers take it for a step up. */
const isSegment = (segment: string | undefined): segment is string => segment !== undefined

function namedSegments(part: string, { segments }: Definition, params: Params): (string | undefined)[] {
  const name = part.slice(1)
  if (name === '') return []
  const parameter = segments[name]
  const value = params[name]
  if (!parameter || value === undefined) return [undefined]
  const text = written(parameter, value)
  const texts = part.startsWith('*') ? text.split('/') : [text]
  return texts.map(text => (/^\.{0,2}$/.test(text) ? undefined : encodeURIComponent(text)))
}
