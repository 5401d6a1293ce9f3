// An emoji for who cannot decide.
const signs = Array.from('🌾🌱🌿🍀🌻🌷🌲🍂🍎🍋🍇🫐🥕🥖🧀☕🏔🏡🚲⛵🎈🎨🎧🎯🧩🧭🧵🪴📎📌📐📚📝🗂🔍🔭💡🧪⚙🛠')

export function anyEmoji(except: string | null): string {
  const others = signs.filter(sign => sign !== except)
  return others[Math.floor(Math.random() * others.length)] ?? '🌾'
}
