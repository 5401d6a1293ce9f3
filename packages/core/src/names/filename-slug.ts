// A file's name made of a title (client-platform.md 5.4): letters that every disk and every address keeps.

import { latinLetters } from './latin-letters'

const letters = new RegExp(`[${Object.keys(latinLetters).join('')}]`, 'g')
const illegal = /[<>:"/\\|?*\p{Cc}]/gu

export const filenameSlug = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .normalize('NFD')
    // Only Latin letters lose their marks: in other scripts they are part of the letter.
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(letters, letter => latinLetters[letter] ?? letter)
    .replace(/[/_,:;·]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(illegal, '')
    .trimEnd()
    .replace(/[\s-]+/g, '-')
