import { describe, expect, it } from 'vitest'
import { addressOf, displayAddress } from './link-address'

describe('[P 3] addresses as people write them', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com', 'https://example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['müller.de/wege?x', 'https://müller.de/wege?x'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['/0123', '/0123'],
    ['javascript:alert(1)', null],
    ['JaVaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['plan', null],
    ['my plan.md', null],
    ['', null],
  ])('%j is %j', (text, expected) => {
    expect(addressOf(text)).toBe(expected)
  })
})

it('says an address as people do', () => {
  expect(displayAddress('https://www.example.org/weaving/')).toBe('example.org/weaving')
  expect(displayAddress('https://example.org')).toBe('example.org')
})
