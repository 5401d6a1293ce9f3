// What the mobile apps open: tabs of their own bar, and addresses handed back to the app.
import { type Address, define } from './define'
import { flag, id, oneOf, type Parameter, text } from './parameter'

export const NATIVE_TAB_BASE = '/nativetab'

/** The tabs, with the parameters each of them takes. */
export const nativeTabs = {
  search: ['spaceId', 'searchQuery', 'searchRequest'],
  updates: ['spaceId'],
  assistant: ['spaceId'],
  trash: [],
  settings: ['addPasskey'],
  members: [],
  help: [],
  templates: [],
  offline: ['from'],
  empty: [],
  'webMenu/comments': ['pageId', 'discussionId'],
  unknown: [],
} as const
type NativeTab = keyof typeof nativeTabs

const tabNames = Object.keys(nativeTabs) as NativeTab[]
const tab: Parameter<NativeTab> = {
  read: text => tabNames.find(name => name === text) ?? 'unknown',
  write: name => name,
  values: tabNames,
}

/** The segment that passes an address to each app. */
const variants = { native: 'native', mail: 'nativemail', calendar: 'nativecalendar' } as const
const variantNames = Object.keys(variants) as (keyof typeof variants)[]

/** What is left of an address without its first segment. One slash: two would be somebody else's host. */
const afterFirst = ({ pathname, search, hash }: URL): string =>
  `/${pathname.replace(/^\/+[^/]*[/\\]*/, '')}${search}${hash}`

export const nativeRoutes = [
  define(
    'nativeTab',
    [`${NATIVE_TAB_BASE}/*tab`],
    {
      spaceId: id,
      searchQuery: text,
      searchRequest: text,
      addPasskey: flag,
      from: oneOf('offline_indicator', 'settings'),
      pageId: id,
      discussionId: id,
    },
    {
      segments: { tab },
      refine: ({ tab, ...params }) => {
        const own: readonly string[] = nativeTabs[tab]
        const kept = Object.entries(params).filter(([key]) => own.includes(key))
        return { name: 'nativeTab', params: { tab, ...Object.fromEntries(kept) } }
      },
    },
  ),
  define(
    'nativeRedirect',
    ['/native/*', '/nativemail/*', '/nativecalendar/*'],
    {},
    {
      segments: { variant: oneOf('native', 'mail', 'calendar'), url: text },
      refine: (_params, { url, segments }: Address) => ({
        name: 'nativeRedirect',
        params: { variant: variantNames.find(name => variants[name] === segments[0]), url: afterFirst(url) },
      }),
      build: ({ variant = 'native', url = '/' }) => nativeRedirectPath(url, variant),
    },
  ),
] as const

/** An address handed to an app. */
function nativeRedirectPath(url: string, variant: keyof typeof variants = 'native'): string {
  if (/^\/+native(?:mail|calendar)?(?:[/?#]|$)/.test(url)) throw new Error('Already on native redirect URL')
  return `/${variants[variant]}/${url.replace(/^[/\\]+/, '')}`
}
