// Keeps every stylesheet of this package on tokens and on logical properties.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
const sheets = names.map(name => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}))
const tokens = new Set(sheets.find(s => s.name === 'tokens.css')?.text.match(/--[\w-]+(?=:)/g))

it.each(sheets.filter(sheet => sheet.name !== 'tokens.css'))('$name writes no colour or duration', ({ text }) => {
  expect(text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d+m?s\b/gi)).toBeNull()
})

describe.each(sheets)('$name', ({ text }) => {
  it('says inline and block, never left and right', () => {
    const physical =
      /^\s*(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)):|text-align: (?:left|right)/m
    expect(physical.exec(text)?.[0]).toBeUndefined()
  })

  it('uses only tokens that exist', () => {
    const own = new Set(text.match(/--[\w-]+(?=:)/g))
    // Set by base-ui, or by a component's style attribute.
    const given = /^--(?:toast-(?!width)|available-|anchor-|transform-origin|size|letter|ground|ink$|stack-paper)/
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(m => m[1] ?? '')
    expect(used.filter(token => !tokens.has(token) && !own.has(token) && !given.test(token))).toEqual([])
  })
})
