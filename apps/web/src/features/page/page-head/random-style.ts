// A random emoji and a random cover, for a page that gets one without a choice.
import { coverNames, coverValue } from '../../../page-cover/covers'

const signs = Array.from('🌾🌱🌿🍀🌻🌷🌲🍂🍎🍋🍇🫐🥕🥖🧀☕🏔🏡🚲⛵🎈🎨🎧🎯🧩🧭🧵🪴📎📌📐📚📝🗂🔍🔭💡🧪⚙🛠')

export function randomEmoji(except: string | null): string {
  const others = signs.filter(sign => sign !== except)
  return others[Math.floor(Math.random() * others.length)] ?? '🌾'
}

export const randomCover = (): string =>
  coverValue(coverNames[Math.floor(Math.random() * coverNames.length)] ?? coverNames[0])
