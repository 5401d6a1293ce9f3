import { expect, it } from 'vitest'
import { isReservedKey } from './reserved-keys'

it('three keys reach into a prototype, and nothing else is reserved', () => {
  expect(['__proto__', 'constructor', 'prototype'].every(isReservedKey)).toBe(true)
  expect(['proto', '__Proto__', 'toString', '', 'title'].some(isReservedKey)).toBe(false)
})
