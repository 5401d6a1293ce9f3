// Natural language as dates: "next friday", "3 May 14:00", "remind tomorrow 9am". The only importer of chrono-node.
import type { Chrono, ParsedResult } from 'chrono-node'
import { type DateValue, dayOf, timeOf } from '../../editing/date-words'

export type ReadDates = (text: string, now: Date) => readonly DateValue[]

type Language = { readonly casual: Pick<Chrono, 'parse'> }
const languages: Readonly<Record<string, () => Promise<Language>>> = {
  de: () => import('chrono-node/de'),
  es: () => import('chrono-node/es'),
  fr: () => import('chrono-node/fr'),
  it: () => import('chrono-node/it'),
  ja: () => import('chrono-node/ja'),
  nl: () => import('chrono-node/nl'),
  pt: () => import('chrono-node/pt'),
  ru: () => import('chrono-node/ru'),
  sv: () => import('chrono-node/sv'),
  uk: () => import('chrono-node/uk'),
  vi: () => import('chrono-node/vi'),
}

/** In the languages that the menu speaks. */
const reminds = /^(?:remind(?:er)?|erinner\w*|rappel\w*|recuerd\w*|リマインダ?ー?|تذكير|ذكّرني)(?=\s|$)(?:\s+me\b)?\s*/iu

/** English is understood by everybody, the person's own language before it. */
export async function dateReader(locale: string, zone = ownZone()): Promise<ReadDates> {
  const own = languages[locale.split('-')[0] ?? '']
  const english: Language = await import('chrono-node/en')
  const readers = own ? [await own(), english] : [english]
  return (text, now) => {
    const asked = reminds.exec(text)
    // A reminder without a time is most often for tomorrow.
    const words = asked ? text.slice(asked[0].length) || 'tomorrow' : text
    for (const { casual } of readers) {
      const [found] = casual.parse(words, now, { forwardDate: true })
      // All of what was typed has to be the date: "May" in a name is none.
      if (!found || found.index > 0 || words.slice(found.text.length).trim() !== '') continue
      return valuesOf(found, zone, asked !== null)
    }
    return []
  }
}
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

function valuesOf(found: ParsedResult, zone: string, isReminder: boolean): DateValue[] {
  const start = found.start.date()
  const hasTime = found.start.isCertain('hour')
  const date: DateValue = hasTime
    ? { type: 'datetime', start_date: dayOf(start), start_time: timeOf(start), time_zone: zone }
    : { type: 'date', start_date: dayOf(start) }
  const end = found.end?.date()
  const ranged: DateValue = !end
    ? date
    : hasTime
      ? { ...date, type: 'datetimerange', end_date: dayOf(end), end_time: timeOf(end) }
      : { ...date, type: 'daterange', end_date: dayOf(end) }
  const reminded: DateValue = {
    ...ranged,
    reminder: hasTime ? { unit: 'minute', value: 0 } : { unit: 'day', value: 0, time: '09:00' },
  }
  return isReminder ? [reminded] : [ranged, reminded]
}
