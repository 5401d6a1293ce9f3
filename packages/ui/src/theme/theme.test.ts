import { describe, expect, it } from 'vitest'
import { applyTheme, readTheme, shownTheme, themes } from './theme'

describe('theme', () => {
  it('reads back what was applied', () => {
    const root = { dataset: {} as DOMStringMap }
    for (const theme of themes) {
      applyTheme(theme, root)
      expect(readTheme(root)).toBe(theme)
    }
  })

  it('takes an absent or unknown theme for system', () => {
    expect(readTheme({ dataset: {} })).toBe('system')
    expect(readTheme({ dataset: { theme: 'sepia' } })).toBe('system')
  })

  it('follows the machine only when asked to', () => {
    expect(shownTheme('system', true)).toBe('dark')
    expect(shownTheme('system', false)).toBe('light')
    expect(shownTheme('light', true)).toBe('light')
    expect(shownTheme('dark', false)).toBe('dark')
  })
})
