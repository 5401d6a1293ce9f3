// Holds tokens.css to look.md: every text colour readable on every paper and content background, both themes.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, layer, parseColour, type Rgba } from './contrast'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const root = css.slice(css.indexOf(':root {'), css.indexOf(":root[data-theme='light']"))
const tokens = new Map([...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(m => [m[1] ?? '', (m[2] ?? '').trim()]))

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

function colour(name: string, theme: Theme): Rgba {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`tokens.css has no --${name}`)
  const alias = /^var\(--([\w-]+)\)$/.exec(value)
  if (alias?.[1]) return colour(alias[1], theme)
  const pair = /^light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)$/.exec(value)
  return parseColour((theme === 'light' ? pair?.[1] : pair?.[2]) ?? value)
}

const papers = ['color-page', 'color-sidebar', 'color-raised', 'color-sunken']
const names = ['default', 'grey', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red']

function expectReadable(text: string, ground: string, theme: Theme, wash?: string) {
  const opaque = layer(colour(ground, theme), colour('color-page', theme))
  const under = wash ? layer(colour(wash, theme), opaque) : opaque
  const ratio = contrast(colour(text, theme), under)
  expect(ratio, `${text} on ${ground}${wash ? ` under ${wash}` : ''}, ${theme}`).toBeGreaterThanOrEqual(4.5)
}

describe.each(themes)('contrast in %s', theme => {
  it('ink and accents are readable on every paper', () => {
    const inks = ['ink', 'ink-soft', 'ink-faint', 'accent', 'attention', 'danger']
    for (const ink of inks) for (const paper of papers) expectReadable(`color-${ink}`, paper, theme)
  })

  it('ink is readable under every wash', () => {
    for (const wash of ['hover', 'press', 'accent-wash', 'danger-wash', 'attention-wash', 'highlight', 'selection'])
      for (const paper of papers) expectReadable('color-ink', paper, theme, `color-${wash}`)
    expectReadable('color-danger', 'color-raised', theme, 'color-danger-wash')
    expectReadable('color-ink-faint', 'color-raised', theme, 'color-hover')
    expectReadable('color-accent', 'color-page', theme, 'color-accent-wash')
  })

  it('labels are readable on filled controls in each state', () => {
    for (const state of ['', '-hover', '-press']) {
      expectReadable('color-on-accent', `color-accent${state}`, theme)
      expectReadable('color-on-danger', `color-danger-fill${state}`, theme)
    }
  })

  it('what speaks on inverse is readable', () => {
    for (const ink of ['on-inverse', 'on-inverse-soft', 'inverse-accent', 'inverse-attention'])
      expectReadable(`color-${ink}`, 'color-inverse', theme, 'color-inverse-hover')
  })

  it('every content text is readable on every paper and every content background', () => {
    for (const text of names) {
      for (const paper of papers) expectReadable(`content-${text}-text`, paper, theme)
      for (const ground of names) expectReadable(`content-${text}-text`, `content-${ground}-background`, theme)
    }
  })

  it('controls stand out 3:1 from paper by their focus ring', () => {
    for (const paper of papers)
      expect(contrast(colour('color-focus', theme), colour(paper, theme))).toBeGreaterThanOrEqual(3)
  })
})

describe('motion', () => {
  it('takes 120 to 200 ms, and 1 ms under reduced motion', () => {
    const reduced = css.slice(css.indexOf('prefers-reduced-motion'))
    for (const name of ['motion-quick', 'motion', 'motion-slow']) {
      const ms = Number.parseInt(tokens.get(name) ?? '', 10)
      expect(ms).toBeGreaterThanOrEqual(120)
      expect(ms).toBeLessThanOrEqual(200)
      expect(reduced).toContain(`--${name}: 1ms;`)
    }
  })

  it('shows loading after 300 ms', () => {
    expect(tokens.get('delay-loading')).toBe('300ms')
  })
})

describe('space', () => {
  it('keeps the 4 px grid', () => {
    for (const [name, value] of tokens) {
      const steps = /^space-(\d+)$/.exec(name)?.[1]
      if (steps) expect(value).toBe(`${Number(steps) * 4}px`)
    }
  })
})
