import { expect, it } from 'vitest'
import { colorToken, colorVariables } from './content-color'

it.each([
  ['gray', 'grey'],
  ['grey', 'grey'],
  ['red', 'red'],
  ['default', 'default'],
  ['teal', 'default'],
  ['', 'default'],
])('%s is drawn as %s', (name, token) => expect(colorToken(name)).toBe(token))

it('has a ground for what has no colour, so that a chip is seen as one', () => {
  expect(colorVariables('default')['--own-background']).not.toContain('default-background')
  expect(colorVariables('gray')['--own-background']).toBe('var(--content-grey-background)')
})
