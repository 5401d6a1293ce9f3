// From a path to its route. Routes are kept by the first segment of their addresses, so that reading one costs the same however
// many there are; the few that begin with a parameter are tried when no first segment fits.
import { readParameters } from './address'
import { allRoutes } from './all'
import type { Address, AnyRoute, Definition } from './define'

interface Candidate {
  readonly definition: Definition
  readonly parts: readonly string[]
}

const byFirst = new Map<string, Candidate[]>()
const beginningWithParameter: Candidate[] = []
for (const definition of allRoutes)
  for (const path of definition.paths) {
    if (!path.startsWith('/')) continue
    const candidate = { definition, parts: path.split('/').filter(Boolean) }
    const [first = ''] = candidate.parts
    if (first.startsWith(':')) beginningWithParameter.push(candidate)
    else byFirst.set(first, [...(byFirst.get(first) ?? []), candidate])
  }

/** The first segments of named routes. */
export const firstSegments: ReadonlySet<string> = new Set([...byFirst.keys()].map(segment => segment.toLowerCase()))

/** The named route at an address; null where there is none. */
export function matchNamed(address: Address): AnyRoute | null {
  const [first = ''] = address.segments
  const exact = byFirst.get(first)
  const candidates = exact ?? byFirst.get(first.toLowerCase())?.filter(({ definition }) => definition.anyCase)
  return firstMatch(candidates ?? [], address)
}

/** The route of an address that begins with a name somebody chose, or with an id. */
export const matchChosen = (address: Address): AnyRoute | null => firstMatch(beginningWithParameter, address)

function firstMatch(candidates: readonly Candidate[], address: Address): AnyRoute | null {
  for (const { definition, parts } of candidates) {
    const read = readSegments(parts, address.segments, definition)
    if (!read) continue
    const params = { ...readParameters(definition.query, address), ...read }
    return definition.refine?.(params as never, address) ?? { name: definition.name, params }
  }
  return null
}

/** What the segments say, or null where they are another address. */
function readSegments(
  parts: readonly string[],
  segments: readonly string[],
  { segments: table, anyCase }: Definition,
): Record<string, unknown> | null {
  const rest = parts.at(-1)?.startsWith('*') ? parts.length - 1 : -1
  if (rest < 0 ? segments.length !== parts.length : segments.length < rest) return null
  const params: Record<string, unknown> = {}
  for (const [i, part] of parts.entries()) {
    const text = i === rest ? segments.slice(i).join('/') : (segments[i] as string)
    const name = part.slice(1)
    const parameter = part.startsWith(':') || part.startsWith('*') ? table[name] : undefined
    if (parameter) {
      const value = parameter.read(text)
      if (value !== undefined && value !== '') params[name] = value
      else if (!parameter.passesOver && i !== rest) return null
    } else if (i !== rest && part !== text && !(anyCase && part === text.toLowerCase())) return null
  }
  return params
}
