import { describe, expect, it } from 'vitest'
import { readLanguages } from './accept-language'

describe('the languages a browser asks for', () => {
  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', ['fr-CA', 'fr', 'en']],
    ['en;q=0.5, de', ['de', 'en']],
    ['*', []],
    ['ja;q=0,en', ['en']],
    ['en;q=x', []],
    [undefined, []],
  ])('%s', (header, expected) => expect(readLanguages(header)).toEqual(expected))
})
