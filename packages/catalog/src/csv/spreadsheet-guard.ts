// Spreadsheets run cells that begin with = + - or @ (and those behind a tab or line break). Such words get an apostrophe in front, which
// reading takes away again; words that begin with an apostrophe before one of them get another, so that all come back the same.
// Plain numbers are left alone: they compute nothing.

const dangerous = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?%?$/i

export const guarded = (words: string): string =>
  dangerous.test(words) && !plainNumber.test(words) ? `'${words}` : words
export const unguarded = (words: string): string =>
  words.startsWith("'") && dangerous.test(words) ? words.slice(1) : words
