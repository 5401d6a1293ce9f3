// Loads the messages of a language and activates it.
import { developmentLocales, type Locale, localeFor, locales, tagOf } from '@sheaf/core/locales'
import { isDevelopmentHost } from '@sheaf/core/routes/hosts'
import { activate, directionOf, type Messages, SOURCE_LOCALE } from './t'

const FOLDER = '../../../../locales'
const files = import.meta.glob<Messages>(['../../../../locales/*.json', '!../../../../locales/en-US.json'], {
  import: 'default',
})

/** Two are for development only (product.md 9). */
export const offeredLocales = (): readonly Locale[] =>
  isDevelopmentHost(location.hostname) ? [...locales, ...developmentLocales] : locales

let last = 0
export async function loadLocale(requested: readonly string[]): Promise<void> {
  const turn = ++last
  const locale = localeFor(requested, offeredLocales())
  const messages = locale === SOURCE_LOCALE ? {} : await files[`${FOLDER}/${locale}.json`]?.()
  if (!messages || turn !== last) return
  const tag = tagOf(locale)
  document.documentElement.lang = tag.replace(/-u-.*/, '')
  document.documentElement.dir = directionOf(tag)
  // For the frame that the next document shows before the app is there (index.html).
  localStorage.setItem('sheaf:direction', directionOf(tag))
  activate(tag, messages)
}
