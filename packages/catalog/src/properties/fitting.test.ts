import { describe, expect, it } from 'vitest'
import { fitting } from './fitting'

describe('fitting', () => {
  const names = ['In progress', 'Progress', 'Zürich', 'Done']
  it.each([
    ['', names],
    ['prog', ['Progress', 'In progress']],
    ['ZURICH', ['Zürich']],
    ['nothing', []],
  ])('%s', (words, expected) => expect(fitting(names, words, name => name)).toEqual(expected))
})
