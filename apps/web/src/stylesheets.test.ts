// Keeps every stylesheet of the app and of its databases on tokens and on logical properties, as the design system keeps its own.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const sheets = [folder, `${folder}/../../../packages/database/src`].flatMap(room =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => ({ name, text: readFileSync(`${room}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') })),
)
const tokens = new Set(readFileSync(`${folder}/../../../packages/ui/src/tokens.css`, 'utf8').match(/--[\w-]+(?=:)/g))

describe.each(sheets)('$name', ({ text }) => {
  it('writes no colour, duration or size of its own', () => {
    const rules = text.replace(/@media[^{]+/g, '')
    expect(rules.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d+m?s\b|(?<!\w)(?!1px)\d+px\b/gi)).toBeNull()
  })
  it('says inline and block, never left and right', () => {
    const physical =
      /^\s*(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)):|text-align: (?:left|right)/m
    expect(physical.exec(text)?.[0]).toBeUndefined()
  })
  it('uses only tokens that exist', () => {
    const own = new Set(text.match(/--[\w-]+(?=:)/g))
    const given = new Set([
      '--arrow-room',
      '--available-width',
      '--keyboard',
      '--level',
      '--line',
      '--lines',
      '--rule-background',
      '--own-line',
      '--own-number-side',
      '--own-background',
      '--own-text',
      '--available-height',
    ])
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(match => match[1] ?? '')
    expect(used.filter(token => !tokens.has(token) && !own.has(token) && !given.has(token))).toEqual([])
  })
})
