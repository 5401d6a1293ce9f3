// How a person wants things to be, wherever they sign in: the language, how weeks begin, where they are. Only the person reads it, and
// only `changeProfile` writes it: what is checked is checked there, and is not in what a page loads first.
import type { Locale } from '../locales'

/** Days that a week may begin with. */
export const weekStarts = ['sunday', 'monday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

export interface UserSettings {
  readonly locale?: Locale
  readonly start_of_week?: WeekStart
  /** A name of the IANA list; absent: wherever the device is. */
  readonly time_zone?: string
  /** Combinations of keys, as `command+shift+code:KeyJ`, instead of the usual ones (client-platform.md 3.12, 4.18). */
  readonly ai_shortcut?: string
  readonly quick_search_shortcut?: string
  /** Those of all other actions, by the action's name. */
  readonly shortcuts?: Readonly<Record<string, string>>
}

/** A change of some of them: what is absent stays, null takes away. Two that are made at once do not undo each other. */
export type UserSettingsChange = { readonly [K in keyof UserSettings]?: UserSettings[K] | null }
