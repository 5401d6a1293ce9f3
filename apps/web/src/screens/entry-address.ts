// What the address of signing in or up brings along (product.md 2.3): whose address, where to go afterwards, and what led here. Where to
// go is kept for the tab, so that it survives the way from one form to the other; what led here, for as long as product.md 9 says.

import { RETURN_KEY } from '../return-to'
import type { ScreenRoute } from '../routes'

const REFERRAL_KEY = 'sheaf:led-here'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const lifetimesMs = { prompt: 15 * MINUTE_MS, trial: DAY_MS, referral: 90 * DAY_MS, referrer: DAY_MS } as const
type ReferralField = keyof typeof lifetimesMs

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

/** Stores the parameters of the address, and returns the initial values of the form. */
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
  for (const [what, value] of Object.entries(led)) if (value !== undefined) keep(what as ReferralField, value)
  return { email: text('email') ?? '' }
}

type Kept = { readonly [what in ReferralField]?: { readonly value: string; readonly until: number } }

function keep(what: ReferralField, value: string): void {
  const kept: Kept = { ...readKept(), [what]: { value: value.slice(0, 2000), until: Date.now() + lifetimesMs[what] } }
  localStorage.setItem(REFERRAL_KEY, JSON.stringify(kept))
}

function readKept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(REFERRAL_KEY) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}
