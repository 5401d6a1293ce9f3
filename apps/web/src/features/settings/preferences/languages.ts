// The languages there are to choose from, each in its own words.
import { type Locale, tagOf } from '@sheaf/core/locales'
import { offeredLocales } from '../../../i18n/load-locale'
import { activeLocale } from '../../../i18n/t'

export const languages = (): readonly { readonly value: Locale; readonly label: string }[] =>
  offeredLocales().map(locale => ({ value: locale, label: nameOf(tagOf(locale).replace(/-u-.*/, '')) }))

const nameOf = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag

/** The one that everything is said in now, for whoever has not chosen. */
export const currentLocale = (): Locale => offeredLocales().find(locale => tagOf(locale) === activeLocale()) ?? 'en-US'
