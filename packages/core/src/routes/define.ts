// One definition per route: its name, its addresses and its parameters. Parsing, building and the type `Route` come from it.
import type { Parameter, ValueOf } from './parameter'

export interface RouteContext {
  /** Where this installation lives. */
  readonly baseUrl: string
  /** The host of published sites, with its port if it has one. */
  readonly sitesDomain: string
  /** Where the reader is: what a relative address is relative to, and a foreign host that is a site of ours. */
  readonly currentUrl?: string
  readonly isMobile?: boolean
}

/** An address on the way to becoming a route. */
export interface Address {
  readonly url: URL
  /** Decoded, without empty ones. */
  readonly segments: readonly string[]
  readonly query: ReadonlyMap<string, string>
  readonly context: RouteContext
}

export interface AnyRoute {
  readonly name: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A parameter of whatever kind. */
export interface AnyParameter extends Omit<Parameter<unknown>, 'write' | 'keyOf'> {
  readonly write: (value: never) => string
  readonly keyOf?: (value: never) => string
}
type Table = Readonly<Record<string, AnyParameter>>

export interface Definition<N extends string = string, P = never> {
  readonly name: N
  /** As in `/team/:teamId`; a last `*rest` takes what is left, if anything, `*` alone drops it. The fullest come first: see `buildRoute`. */
  readonly paths: readonly string[]
  readonly segments: Table
  readonly query: Table
  /** Letters of the path may be upper or lower case. */
  readonly anyCase: boolean
  /** Always written into the query. */
  readonly always: Readonly<Record<string, string>>
  /** The last word on what was read: drops parameters, fills in defaults, or makes it another route. */
  readonly refine: ((params: P, address: Address) => AnyRoute) | undefined
  /** Builds what a path with a query cannot say: an address from the first slash on, or a whole one. */
  readonly build: ((params: P, context: RouteContext) => string) | undefined
}

type Parts<P extends string> = P extends `${infer A}/${infer B}` ? A | Parts<B> : P
type NameIn<S extends string> = S extends `:${infer N}` ? N : S extends `*${infer N}` ? N : never
/** The parameters that every one of the paths has: these are always there. */
type InEvery<P extends readonly string[]> = P extends readonly [infer A extends string, ...infer B extends string[]]
  ? B extends []
    ? NameIn<Parts<A>>
    : NameIn<Parts<A>> & InEvery<B>
  : never
type Flat<T> = { [K in keyof T]: T[K] }
/** The names in a table; none where it was left out. */
type Known<K> = string extends K ? never : K
type Params<P extends readonly string[], S, Q> = Flat<
  { readonly [K in keyof S as K extends InEvery<P> ? Known<K> : never]: ValueOf<S[K]> } & {
    readonly [K in keyof S as K extends InEvery<P> ? never : Known<K>]?: ValueOf<S[K]>
  } & { readonly [K in keyof Q as Known<K>]?: ValueOf<Q[K]> }
>

interface Rest<P> {
  readonly anyCase?: boolean
  readonly always?: Readonly<Record<string, string>>
  readonly refine?: (params: P, address: Address) => AnyRoute
  readonly build?: (params: P, context: RouteContext) => string
}

export function define<const N extends string, const P extends readonly string[], S extends Table, Q extends Table>(
  name: N,
  paths: P,
  query?: Q,
  { segments, ...rest }: Rest<Params<P, S, Q>> & { readonly segments?: S } = {},
): Definition<N, Params<P, S, Q>> {
  return {
    name,
    paths,
    segments: segments ?? {},
    query: query ?? {},
    anyCase: rest.anyCase ?? false,
    always: rest.always ?? {},
    refine: rest.refine,
    build: rest.build,
  }
}

/** The route that a definition defines. */
export type RouteOf<D> = D extends Definition<infer N, infer P> ? { readonly name: N; readonly params: P } : never
