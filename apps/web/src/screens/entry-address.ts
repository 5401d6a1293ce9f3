// What the address of signing in or up brings along (product.md 2.3): whose address, where to go afterwards, and what led here. Where to
// go is kept for the tab, so that it survives the way from one form to the other; what led here, for as long as product.md 9 says.

import { RETURN_KEY } from '../return-to'
import type { ScreenRoute } from '../routes'

export const LED_HERE_KEY = 'sheaf:led-here'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const lifetimesMs = { prompt: 15 * MINUTE_MS, trial: DAY_MS, referral: 90 * DAY_MS, referrer: DAY_MS } as const
type LedHere = keyof typeof lifetimesMs

/** Only what lies on this origin: an address that somebody is sent may name any place to go on to. */
export function ownPath(address: string | undefined, origin: string): string | undefined {
  if (address === undefined) return undefined
  try {
    const url = new URL(address, origin)
    const path = url.pathname + url.search + url.hash
    return url.origin === origin && !url.username && !path.startsWith('//') ? path : undefined
  } catch {
    return undefined
  }
}

/** Keeps what the address brings, and answers what the form begins with. */
export function readEntryAddress(route: ScreenRoute): { readonly email: string } {
  const params = route.params as Readonly<Record<string, unknown>>
  const text = (name: string): string | undefined => {
    const value = params[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const path = ownPath(text('redirectURL'), location.origin)
  if (path !== undefined) sessionStorage.setItem(RETURN_KEY, path)
  const led = {
    prompt: text('prompt'),
    trial: text('trialUpsell'),
    referral: text('referralCode'),
    referrer: text('referrer'),
  }
  for (const [what, value] of Object.entries(led)) if (value !== undefined) keep(what as LedHere, value)
  return { email: text('email') ?? '' }
}

type Kept = { readonly [what in LedHere]?: { readonly value: string; readonly until: number } }

function keep(what: LedHere, value: string): void {
  const kept: Kept = { ...readKept(), [what]: { value: value.slice(0, 2000), until: Date.now() + lifetimesMs[what] } }
  localStorage.setItem(LED_HERE_KEY, JSON.stringify(kept))
}

/** What led somebody here, while it still counts. */
export function ledHere(what: LedHere): string | undefined {
  const kept = readKept()[what]
  return kept && kept.until > Date.now() ? kept.value : undefined
}

function readKept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(LED_HERE_KEY) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}
