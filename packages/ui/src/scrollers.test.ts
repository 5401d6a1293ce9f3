// What scrolls is also what its placed parts are placed in. Otherwise they lie outside of it (labels for screen readers are placed)
// and make whatever is around it longer: once the whole window.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = `${import.meta.dirname}/../../..`
/** Blocks keep buttons in sight beside their own scrolling lines. */
const inText = /catalog\/src\/(?:blocks|properties\/formula)\//
const rooms = ['packages/ui/src', 'packages/editor/src', 'packages/catalog/src', 'apps/web/src']
const sheets = rooms
  .flatMap(room => readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' }).map(name => `${room}/${name}`))
  .filter(name => name.endsWith('.css') && !inText.test(name))

it('is positioned wherever it scrolls', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const loose = sheets.flatMap(name => {
    const text = readFileSync(`${root}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rules = '']) => /overflow(?:-\w+)?:[^;]*\b(?:auto|scroll)\b/.test(rules))
      .filter(([, , rules = '']) => !/position: |transform: |contain: /.test(rules))
      .map(([, selector = '']) => `${name} ${selector.trim()}`)
  })
  expect(loose).toEqual([])
})
