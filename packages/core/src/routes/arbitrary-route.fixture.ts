// Any route with any parameters that it may have, from the definitions themselves.
import fc from 'fast-check'
import type { Route } from '../routes'
import { allRoutes } from './all'
import { agentStart } from './carried'
import { knownSubtabs } from './console-routes'
import type { AnyParameter, Definition } from './define'
import { nativeTabs } from './native-routes'
import { navigationSource, sourceOfCode } from './navigation-sources'
import {
  authState,
  base64Json,
  decodedText,
  id,
  integer,
  json,
  readableId,
  targetConfig,
  targetTypes,
  text,
  word,
} from './parameter'
import { isReservedSegment } from './reserved'

type Params = Record<string, unknown>
type ParamsArbitrary = fc.Arbitrary<Params>

const uuids = fc.uuid()
const words = fc.stringMatching(/^[\w-]{1,12}$/)
const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter(value => text.read(value) !== undefined)
const segmentTexts = texts.filter(value => !/^\.{1,2}$/.test(value))
/** JSON as it comes back from being written. */
const jsonObjects = fc.dictionary(words.filter(isFreeKey), fc.jsonValue({ maxDepth: 2 }).map(plain), { maxKeys: 3 })
const chosenNames = words.filter(
  name => !isReservedSegment(name) && readableId.read(name) === undefined && id.read(name) === undefined,
)

function isFreeKey(key: string): boolean {
  return !['__proto__', 'constructor', 'prototype'].includes(key)
}
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, held: unknown) => (Object.is(held, -0) ? 0 : held)))
}

const ofReading = new Map<unknown, fc.Arbitrary<unknown>>([
  [id.read, uuids],
  [word.read, words],
  [text.read, texts],
  [decodedText.read, texts],
  [integer.read, fc.maxSafeInteger().map(number => number + 0)],
  [json.read, jsonObjects.filter(value => json.read(JSON.stringify(value)) !== undefined)],
  [base64Json.read, jsonObjects.filter(value => json.read(JSON.stringify(value)) !== undefined)],
  [
    authState.read,
    fc
      .record(
        { callbackType: words, encryptedToken: texts, encryptedNonce: texts },
        { requiredKeys: ['encryptedToken'] },
      )
      .filter(state => !state.callbackType?.startsWith('drive')),
  ],
  [readableId.read, fc.tuple(fc.stringMatching(/^[A-Z][A-Z0-9]{1,9}$/), fc.nat()).map(parts => parts.join('-'))],
  [
    targetConfig.read,
    fc
      .tuple(jsonObjects, fc.constantFrom(...targetTypes))
      .map(([config, type]) => ({ ...config, type }))
      .filter(config => targetConfig.read(JSON.stringify(config)) !== undefined),
  ],
  [navigationSource.read, fc.nat(182).filter(code => sourceOfCode(code) !== null)],
  [agentStart.initialAgentActions.read, fc.constant(['injectSearchTool'])],
])

/** Parameters whose values the definitions keep to themselves. */
const ofName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'templateCreator.templateCreator': fc.stringMatching(/^[\w.-]{1,20}$/),
  'settingsConsole.organizationId': fc.oneof(uuids, fc.constant('new')),
  'settingsConsoleDefault.organizationId': fc.oneof(uuids, fc.constant('new')),
  'gallery.target': fc.oneof(
    fc.constant('private'),
    uuids.map(teamId => `team:${teamId}`),
  ),
  'templatesRedirect.path': fc.array(words, { minLength: 1, maxLength: 3 }).map(parts => parts.join('/')),
  'guideRedirect.path': fc.array(words, { minLength: 1, maxLength: 3 }).map(parts => parts.join('/')),
  'invoiceById.id': words.filter(value => value !== 'upcoming'),
  'space.spaceDomain': chosenNames,
  'teamInvite.spaceDomain': chosenNames,
  'uniqueId.spaceDomain': chosenNames,
  'collection.spaceDomainOrId': chosenNames,
}

function ofParameter(parameter: AnyParameter, name: string, isSegment: boolean): fc.Arbitrary<unknown> {
  if (parameter.values) return fc.constantFrom(...parameter.values)
  if (isSegment && parameter.read === text.read) return ofName[name] ?? segmentTexts
  const arbitrary = ofName[name] ?? ofReading.get(parameter.read)
  if (!arbitrary) throw new Error(`No values for ${name}`)
  return arbitrary
}

function ofQuery({ name, query, segments }: Definition): ParamsArbitrary {
  const keys = Object.keys(query).filter(key => !(key in segments))
  return fc.record(
    Object.fromEntries(keys.map(key => [key, ofParameter(query[key] as AnyParameter, `${name}.${key}`, false)])),
    { requiredKeys: [] },
  )
}

/** What one of the route's paths says. */
function ofPath(definition: Definition, path: string): ParamsArbitrary {
  const names = [...path.matchAll(/[:*](\w+)/g)].map(([, name]) => name as string)
  return fc.record(
    Object.fromEntries(
      names.map(name => [
        name,
        ofParameter(definition.segments[name] as AnyParameter, `${definition.name}.${name}`, true),
      ]),
    ),
  )
}

const slugs = fc.oneof(words, segmentTexts).filter(slug => !isReservedSegment(slug) && id.read(slug) === undefined)
const pagePlaces: ParamsArbitrary = fc
  .record({
    siteHost: fc.constantFrom(undefined, 'sites.sheaf.test', 'docs.acme.test', 'own'),
    spaceDomain: fc.option(chosenNames, { nil: undefined }),
    blockId: uuids,
    slug: fc.option(slugs, { nil: undefined }),
    embedded: fc.constantFrom(undefined, true),
  })
  .map(({ siteHost, spaceDomain, blockId, slug, embedded }) => {
    const host = siteHost === 'own' ? `${spaceDomain ?? 'acme'}.sites.sheaf.test` : siteHost
    const isSite = host !== undefined || embedded
    return {
      ...(host !== undefined && { siteHost: host.toLowerCase() }),
      ...(siteHost === 'own' ? { spaceDomain: (spaceDomain ?? 'acme').toLowerCase() } : spaceDomain && { spaceDomain }),
      ...(embedded && { embedded }),
      ...(slug !== undefined && isSite ? { slug } : { blockId }),
    }
  })
  // Hosts have letters, digits and hyphens.
  .filter(place => !/_|^-|-\.|^xn-/.test(place.siteHost ?? ''))

/** Routes whose parameters depend on each other: what is meant by valid ones. */
const special: Readonly<Record<string, (any: ParamsArbitrary) => ParamsArbitrary>> = {
  page: any => fc.tuple(any, pagePlaces).map(([params, place]) => ({ ...withoutPlace(params), ...place })),
  export: any => any.map(params => ({ blockExportType: 'html', ...params })),
  slackAuthCallback: any =>
    any.map(({ error, ...params }) =>
      params['code'] === undefined
        ? { ...params, type: 'new', ...(error !== undefined && { error }) }
        : { ...params, type: 'legacy' },
    ),
  settingsConsole: any =>
    any.map(({ subtab, ...params }) => {
      const tab = String(params['tab'])
      if (subtab === undefined || tab === 'onboarding') return params
      return { ...params, subtab: knownSubtabs[tab]?.[0] ?? 'some-tab' }
    }),
  nativeTab: any =>
    any.map(params => {
      const own: readonly string[] = nativeTabs[params['tab'] as keyof typeof nativeTabs]
      return Object.fromEntries(Object.entries(params).filter(([key]) => key === 'tab' || own.includes(key)))
    }),
  nativeRedirect: () =>
    fc.record({
      variant: fc.constantFrom('native', 'mail', 'calendar'),
      url: fc.constantFrom('/', '/login?email=a%20b', '/a/b?c=d#e', '/nativetab/updates', `/acme/${'0'.repeat(32)}`),
    }),
  front: () =>
    fc.record(
      { path: fc.constantFrom('/pricing', '/product/a%20b'), locale: fc.constantFrom('fr-FR', 'ar-SA') },
      { requiredKeys: ['path'] },
    ),
  external: () =>
    fc.record({ url: fc.webUrl({ withQueryParameters: true }).map(url => new URL(url).href) }).filter(({ url }) => {
      const { host, pathname } = new URL(url)
      return (
        !host.endsWith('sheaf.test') &&
        host !== 'docs.acme.test' &&
        !/^\/(?:api|signed|image|internal|getStatus)/.test(pathname)
      )
    }),
  unknown: () =>
    fc.record({
      url: fc
        .constantFrom('api/v3/x', 'getStatus', 'bot', 'login/x?y=z', 'a/b/c/d')
        .map(path => `http://sheaf.test/${path}`),
    }),
}

function withoutPlace({ spaceDomain: _domain, blockId: _block, ...params }: Params): Params {
  return params
}

function ofDefinition(definition: Definition): fc.Arbitrary<Route> {
  const paths = fc.constantFrom(...definition.paths)
  const any = fc
    .tuple(
      paths.chain(path => (path.startsWith('*') ? fc.constant({}) : ofPath(definition, path))),
      ofQuery(definition),
    )
    .map(([path, query]): Params => ({ ...query, ...path }))
  const valid = special[definition.name]?.(any) ?? any
  return valid.map(params => ({ name: definition.name, params }) as Route)
}

/** By name, so that a test can say which route it is about. */
export const arbitraryRoutes: readonly (readonly [name: string, routes: fc.Arbitrary<Route>])[] = allRoutes.map(
  definition => [definition.name, ofDefinition(definition)],
)
