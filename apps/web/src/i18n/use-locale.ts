// Draws again when the language changes. The whole app hangs below one use of it: no component remembers what it said.
import { useSyncExternalStore } from 'react'
import { activeLocale, subscribeToLocale } from './t'

export const useLocale = (): string => useSyncExternalStore(subscribeToLocale, activeLocale)
