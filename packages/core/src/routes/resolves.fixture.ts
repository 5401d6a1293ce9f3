// An address and the route it is, for tests that quote the specification.
import { describe, expect, it } from 'vitest'
import { toBase64 } from '../base64'
import { uuid } from '../ids'
import { parseRoute, type Route, type RouteContext } from '../routes'

export const context: RouteContext = { baseUrl: 'http://sheaf.test', sitesDomain: 'sites.sheaf.test' }
export const hex = '0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b'
export const id = uuid(hex)
export const hex2 = '1a2b3c4d5e6f40718293a4b5c6d7e8f9'
export const id2 = uuid(hex2)
export const base64 = (value: unknown): string =>
  encodeURIComponent(toBase64(new TextEncoder().encode(JSON.stringify(value))))

/** An address, its name and its parameters; what leads nowhere or elsewhere is compared by name. */
export type Case = readonly [url: string, name: Route['name'], params?: object]

export function resolves(sentence: string, cases: readonly Case[], within: Partial<RouteContext> = {}): void {
  describe(sentence, () => {
    it.each(cases.map(([url, name, params]) => ({ url, name, params: params ?? {} })))('$url is $name', expected => {
      const { name, params } = parseRoute(expected.url, { ...context, ...within })
      const isCompared = name !== 'unknown' && name !== 'external'
      expect({ name, params: isCompared ? params : {} }).toEqual({ name: expected.name, params: expected.params })
    })
  })
}
