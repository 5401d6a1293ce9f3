// A number of bytes as people say it. KB is 1024 bytes (product.md 9).
import { units } from '../limits'

const steps = [
  ['TB', units.mbBytes * units.mbBytes],
  ['GB', units.mbBytes * units.kbBytes],
  ['MB', units.mbBytes],
  ['KB', units.kbBytes],
] as const

/** Records keep it in English; what is shown has the figures of the person's language. */
export function fileSize(bytes: number, locale = 'en-US'): string {
  const [unit, size] = steps.find(([, least]) => bytes >= least) ?? ['B', 1]
  const number = bytes / size
  const maximumFractionDigits = number < 10 && unit !== 'B' ? 1 : 0
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping: false }).format(number)} ${unit}`
}
