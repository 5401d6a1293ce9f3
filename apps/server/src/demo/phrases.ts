// Sentences from templates: `{{colour}}` is what is given under that name, or a word of that list (`{{colour2}}` another one of it,
// `{{Colour}}` with a capital); `[[a // b]]` is one of several ways to say it.
import type { Chance } from './chance'
import words from './content/words.json' with { type: 'json' }

const lists: Readonly<Record<string, readonly string[]>> = words
export type Slots = Readonly<Record<string, string | number>>

export const listOf = (name: string): readonly string[] => {
  const list = lists[name]
  if (!list) throw new Error(`there is no list of words named ${name}`)
  return list
}

/** Fills template after template, with no word of a list twice. */
export function phraser(chance: Chance, slots: Slots = {}): (template: string) => string {
  const used = new Set<string>()
  const fresh = (name: string): string => {
    const all = listOf(name)
    const left = all.filter(word => !used.has(word))
    const word = chance.one(left.length > 0 ? left : all)
    used.add(word)
    return word
  }
  const fill = (text: string): string =>
    text
      .replaceAll(/\[\[(.+?)\]\]/gs, (_, ways: string) => chance.one(ways.split(' // ')))
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const plain = name.charAt(0).toLowerCase() + name.slice(1)
        const word = String(slots[name] ?? slots[plain] ?? fill(fresh(plain.replace(/\d+$/, ''))))
        return plain === name ? word : capital(word)
      })
  return fill
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
