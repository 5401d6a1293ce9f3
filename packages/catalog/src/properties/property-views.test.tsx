import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogProperties } from './all'
import { allPropertyViews } from './property-views'

it('every type of property is drawn, in the order of the kinds', () => {
  expect(allPropertyViews.map(({ type }) => type)).toEqual(catalogProperties.all.map(({ type }) => type))
})

it.each(allPropertyViews)(
  '$type can be written where its values are stored, and only there',
  ({ type, edit, Edit }) => {
    const kind = catalogProperties.get(type)
    const isWritable = kind?.source === 'stored'
    expect(edit !== 'none').toBe(isWritable)
    // What is pressed has its control in the cell itself.
    expect(Edit !== undefined).toBe(edit === 'inline' || edit === 'popover')
  },
)

const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css'))
  .map(name => ({
    name,
    text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))
const tokens = new Set(
  readFileSync(`${import.meta.dirname}/../../../ui/src/tokens.css`, 'utf8').match(/--[\w-]+(?=:)/g),
)
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
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(match => match[1] ?? '')
    expect(used.filter(token => !tokens.has(token) && !/^--(own-|available-)/.test(token))).toEqual([])
  })
})
