// A file's name made of a title (client-platform.md 5.4): letters that every disk and every address keeps.

/** Letters that are no accented ones to Unicode, and are to people. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

const illegal = /[<>:"/\\|?*\p{Cc}]/gu

export const filenameSlug = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .normalize('NFD')
    // Only Latin letters lose their marks: in other scripts they are part of the letter.
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðþłħı]/g, letter => letters[letter] ?? letter)
    .replace(/[/_,:;·]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(illegal, '')
    .trimEnd()
    .replace(/[\s-]+/g, '-')
