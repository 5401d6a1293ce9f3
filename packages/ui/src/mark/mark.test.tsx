import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Mark, markPath } from './mark'

describe('Mark', () => {
  it('is the same drawing in the page and in the file', () => {
    expect(readFileSync(new URL('./mark.svg', import.meta.url), 'utf8')).toContain(`d="${markPath}"`)
  })

  it('is decoration unless it is named', () => {
    expect(renderToStaticMarkup(<Mark />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Mark label="Home" />)).toContain('aria-label="Home"')
  })
})
