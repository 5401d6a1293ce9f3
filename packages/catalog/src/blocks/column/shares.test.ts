import { describe, expect, it } from 'vitest'
import { shifted } from './shares'

describe('[P 3] widths of columns', () => {
  it('go from one to the other and keep their sum', () => {
    expect(shifted(0.5, 0.5, 0.1)).toEqual([0.6, 0.4])
    expect(shifted(0.25, 0.25, -0.2)).toEqual([0.15, 0.35])
  })
  it('never leave a column without room', () => {
    expect(shifted(0.5, 0.5, 0.9)).toEqual([0.85, 0.15])
    expect(shifted(1, 1, -3)).toEqual([0.3, 1.7])
  })
})
