// A language that somebody is written to in, as inputs of jobs name it.
import { developmentLocales, type Locale, locales } from '@sheaf/core/locales'
import { type Check, oneOf } from '@sheaf/core/validation/checks'

export const localeCheck: Check<Locale> = oneOf(...locales, ...developmentLocales)
