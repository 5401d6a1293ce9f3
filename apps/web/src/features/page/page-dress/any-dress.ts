// An emoji and a cover for who cannot decide.
import { coverNames, coverValue } from '../../../page-cover/covers'

const signs = Array.from('🌾🌱🌿🍀🌻🌷🌲🍂🍎🍋🍇🫐🥕🥖🧀☕🏔🏡🚲⛵🎈🎨🎧🎯🧩🧭🧵🪴📎📌📐📚📝🗂🔍🔭💡🧪⚙🛠')

export function anyEmoji(except: string | null): string {
  const others = signs.filter(sign => sign !== except)
  return others[Math.floor(Math.random() * others.length)] ?? '🌾'
}

export const anyCover = (): string =>
  coverValue(coverNames[Math.floor(Math.random() * coverNames.length)] ?? coverNames[0])
