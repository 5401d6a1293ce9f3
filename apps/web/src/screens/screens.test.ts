// Every route leads to one screen at most, and what is built does not say "Coming soon".
import { expect, it } from 'vitest'
import { screenNames } from './screen-names'
import { screens } from './screens'

const routes = screens.flatMap(screen => screen.routes)

it('leads every route to one screen', () => {
  expect(new Set(routes).size).toBe(routes.length)
})

it('does not call a screen unbuilt that is there', () => {
  expect(routes.filter(name => name in screenNames)).toEqual([])
})
