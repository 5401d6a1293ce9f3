// Initials and colour of a person without a photo.

const colours = ['grey', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red'] as const
type AvatarColour = (typeof colours)[number]

/** Made when it is needed: the tables behind it take a frame to load. */
let segmenter: Intl.Segmenter | undefined

/** First letters of the first and last word, as a reader sees letters; '?' for a name without any. */
export function initials(name: string, most: 1 | 2): string {
  const words = name.split(/[\s._-]+/u).filter(word => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  const ends = most === 2 && words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1)
  return ends.map(firstGrapheme).join('').toLocaleUpperCase() || '?'
}

/** The same id gives the same colour on every machine (FNV-1a). */
export function avatarColour(id: string): AvatarColour {
  let hash = 0x811c9dc5
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return colours[(hash >>> 0) % colours.length] ?? 'grey'
}

function firstGrapheme(word = ''): string {
  const letters = word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(letters)) return segment
  return ''
}
