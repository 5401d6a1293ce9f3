// The emoji and the skin tone that a person used last, on this device.
import { Recents } from '../../editing/recents'

const TONE = 'sheaf:emoji-tone'
export const recentEmoji = (): Recents => new Recents('sheaf:emoji-recents', 27)
export const keptTone = (): number => Math.min(5, Math.max(0, Number(localStorage.getItem(TONE)) || 0))
export const keepTone = (tone: number): void => localStorage.setItem(TONE, String(tone))
