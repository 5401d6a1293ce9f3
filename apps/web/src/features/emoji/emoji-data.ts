// Emoji with their names in the person's language. The only importer of emojibase-data; each language is a file of its own.
import { ranked } from '../../matching/rank'

export interface Emoji {
  readonly id: string
  readonly sign: string
  readonly label: string
  readonly words: readonly string[]
  readonly shortcodes: readonly string[]
  readonly group: number
  /** The five skin tones, light to dark; empty where there are none. */
  readonly tones: readonly string[]
}
export interface EmojiData {
  readonly all: readonly Emoji[]
  readonly groups: readonly { readonly id: number; readonly label: string; readonly emoji: readonly Emoji[] }[]
}

interface CompactEmoji {
  readonly hexcode: string
  readonly unicode: string
  readonly label: string
  readonly group?: number
  readonly order?: number
  readonly tags?: readonly string[]
  readonly skins?: readonly { readonly unicode: string }[]
}
interface MessagesDataset {
  readonly groups: readonly { readonly order: number; readonly message: string }[]
}
type ShortcodesDataset = Readonly<Record<string, string | readonly string[]>>
type Json<T> = Promise<{ readonly default: T }>
interface Language {
  readonly emoji: () => Json<readonly CompactEmoji[]>
  readonly messages: () => Json<MessagesDataset>
}
const language = (emoji: () => Promise<unknown>, messages: () => Promise<unknown>): Language => ({
  emoji: emoji as Language['emoji'],
  messages: messages as Language['messages'],
})
const english = language(
  () => import('emojibase-data/en/compact.json'),
  () => import('emojibase-data/en/messages.json'),
)
const languages: Readonly<Record<string, Language>> = {
  da: language(
    () => import('emojibase-data/da/compact.json'),
    () => import('emojibase-data/da/messages.json'),
  ),
  de: language(
    () => import('emojibase-data/de/compact.json'),
    () => import('emojibase-data/de/messages.json'),
  ),
  es: language(
    () => import('emojibase-data/es/compact.json'),
    () => import('emojibase-data/es/messages.json'),
  ),
  fi: language(
    () => import('emojibase-data/fi/compact.json'),
    () => import('emojibase-data/fi/messages.json'),
  ),
  fr: language(
    () => import('emojibase-data/fr/compact.json'),
    () => import('emojibase-data/fr/messages.json'),
  ),
  it: language(
    () => import('emojibase-data/it/compact.json'),
    () => import('emojibase-data/it/messages.json'),
  ),
  ja: language(
    () => import('emojibase-data/ja/compact.json'),
    () => import('emojibase-data/ja/messages.json'),
  ),
  ko: language(
    () => import('emojibase-data/ko/compact.json'),
    () => import('emojibase-data/ko/messages.json'),
  ),
  nb: language(
    () => import('emojibase-data/nb/compact.json'),
    () => import('emojibase-data/nb/messages.json'),
  ),
  nl: language(
    () => import('emojibase-data/nl/compact.json'),
    () => import('emojibase-data/nl/messages.json'),
  ),
  pt: language(
    () => import('emojibase-data/pt/compact.json'),
    () => import('emojibase-data/pt/messages.json'),
  ),
  sv: language(
    () => import('emojibase-data/sv/compact.json'),
    () => import('emojibase-data/sv/messages.json'),
  ),
  th: language(
    () => import('emojibase-data/th/compact.json'),
    () => import('emojibase-data/th/messages.json'),
  ),
  vi: language(
    () => import('emojibase-data/vi/compact.json'),
    () => import('emojibase-data/vi/messages.json'),
  ),
  zh: language(
    () => import('emojibase-data/zh/compact.json'),
    () => import('emojibase-data/zh/messages.json'),
  ),
}

/** Skin tones and hair are parts, not emoji of their own. */
const PARTS = 2
const loaded = new Map<string, Promise<EmojiData>>()

export function loadEmoji(locale: string): Promise<EmojiData> {
  const own = locale.split('-')[0] ?? ''
  let data = loaded.get(own)
  if (!data) {
    data = load(languages[own] ?? english)
    loaded.set(own, data)
    data.catch(() => loaded.delete(own))
  }
  return data
}
async function load({ emoji, messages }: Language): Promise<EmojiData> {
  const [{ default: list }, { default: words }, { default: codes }] = await Promise.all([
    emoji(),
    messages(),
    // Read as the type of its values: the file's own has every emoji as a key.
    import('emojibase-data/en/shortcodes/emojibase.json') as unknown as Json<ShortcodesDataset>,
  ])
  const all = list
    .filter(one => one.group !== undefined && one.group !== PARTS)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((one): Emoji => {
      const names = codes[one.hexcode] ?? []
      return {
        id: one.hexcode,
        sign: one.unicode,
        label: one.label,
        words: one.tags ?? [],
        shortcodes: typeof names === 'string' ? [names] : names,
        group: one.group ?? 0,
        tones: (one.skins ?? []).slice(0, 5).map(skin => skin.unicode),
      }
    })
  const groups = words.groups
    .filter(group => group.order !== PARTS)
    .map(({ order, message }) => ({ id: order, label: message, emoji: all.filter(one => one.group === order) }))
  return { all, groups }
}

export const emojiFor = (data: EmojiData, query: string): Emoji[] =>
  ranked(query.replaceAll('_', ' '), data.all, ({ label, words, shortcodes }) => ({
    name: shortcodes[0]?.replaceAll('_', ' ') ?? label,
    others: [label, ...shortcodes.slice(1).map(code => code.replaceAll('_', ' ')), ...words],
  }))

/** With the tone that the person chose; 0 is none. */
export const toned = ({ sign, tones }: Emoji, tone: number): string => tones[tone - 1] ?? sign
