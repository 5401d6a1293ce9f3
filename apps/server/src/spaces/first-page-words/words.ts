// The words of the first page, in the languages in which everything is said; English elsewhere.
import type { Locale } from '@sheaf/core/locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import type { FirstPageWords } from './first-page-words'
import { fr } from './fr'
import { ja } from './ja'

const words: Partial<Record<Locale, FirstPageWords>> = { 'fr-FR': fr, 'de-DE': de, 'ja-JP': ja, 'ar-SA': ar }

export const firstPageWords = (locale: Locale): FirstPageWords => words[locale] ?? en
