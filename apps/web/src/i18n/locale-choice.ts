// Which language the app speaks: the one the person chose, kept on this device for the next start; else what the browser asks for.
// English is in the code. The others come as files of their own, with the code that knows them.
import { activeLocale, SOURCE_LOCALE } from './t'

const KEY = 'sheaf:locale'

const preferredLocale = (): string => localStorage.getItem(KEY) ?? navigator.language

/** What cannot be fetched leaves everything as it is said now. */
const loadLocale = (): Promise<void> =>
  import('./load-locale')
    .then(({ loadLocale }) => loadLocale([preferredLocale(), ...navigator.languages]))
    .catch(() => {})

/** Before the first screen is drawn. */
export const startLocale = async (): Promise<void> => (preferredLocale() === SOURCE_LOCALE ? undefined : loadLocale())

/** As the person's settings say, on whichever device they were changed; undefined: nothing was chosen. */
export function followLocale(chosen: string | undefined): void {
  if (chosen) localStorage.setItem(KEY, chosen)
  else localStorage.removeItem(KEY)
  if (preferredLocale() !== activeLocale()) void loadLocale()
}
