// A number of bytes as people say it. KB is 1024 bytes (product.md 9).
import { units } from '../limits'

const steps = [
  ['TB', units.mbBytes * units.mbBytes],
  ['GB', units.mbBytes * units.kbBytes],
  ['MB', units.mbBytes],
  ['KB', units.kbBytes],
] as const

export function fileSize(bytes: number): string {
  const [unit, size] = steps.find(([, least]) => bytes >= least) ?? ['B', 1]
  const number = bytes / size
  return `${number < 10 && unit !== 'B' ? Math.round(number * 10) / 10 : Math.round(number)} ${unit}`
}
