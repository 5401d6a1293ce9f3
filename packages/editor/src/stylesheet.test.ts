// Keeps the editor's stylesheet on tokens and on logical properties.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string =>
  readFileSync(`${import.meta.dirname}/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheet = read('editor.css')
const tokens = new Set(read('../../ui/src/tokens.css').match(/--[\w-]+(?=:)/g))

it('writes no colour or duration', () => {
  expect(sheet.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d+m?s\b/gi)).toBeNull()
})
it('says inline and block, never left and right', () => {
  expect(
    /^\s*(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)):|text-align: (?:left|right)/m.exec(
      sheet,
    ),
  ).toBeNull()
})
it('uses only tokens that exist', () => {
  const used = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(match => match[1] ?? '')
  expect(used.filter(token => !tokens.has(token) && token !== '--peer-color')).toEqual([])
})
