import { describe, expect, it } from 'vitest'
import { isSafeHref, isSafeLink, isWebUrl, withoutUrls } from './safe-link'

describe('[C 5.3] A link is rejected when its host is on a built-in blocklist (also checked when no protocol is given).', () => {
  it.each([
    'https://grabify.link/ABC',
    'http://GRABIFY.link',
    'https://www.iplogger.org/x',
    'https://grabify.link./x',
    'https://user@grabify.link/',
    'grabify.link/ABC',
    '//grabify.link/ABC',
    '\\\\grabify.link',
    'grabify.link:443/x',
    'ht\ttps://grabify.link',
  ])('%j', link => {
    expect(isSafeLink(link, { allowsNoProtocol: true })).toBe(false)
  })
  it.each(['https://notgrabify.link', 'https://example.test/grabify.link', 'https://grabify.link.example.test'])(
    '%j is another',
    link => {
      expect(isSafeLink(link)).toBe(true)
    },
  )
})

describe('[C 5.3] A protocol-bearing link with a host is allowed only with …', () => {
  it.each([
    'http://example.test',
    'https://example.test/a?b#c',
    'HTTPS://EXAMPLE.TEST',
    'mailto:ada@example.test',
    'itms-apps://apps.test/id1',
    'tel:+15551234',
    'sheaf-calendar://event/1',
    'sheaf-calendar-local://event/1',
    'x-apple.systempreferences:com.apple.preference',
    'zoommtg://zoom.test/join',
    'sheaf-mail://inbox',
    'sheaf-mail-local://inbox',
    'sheaf-mail-dev://inbox',
    'sheaf-mail-staging://inbox',
    'vscode://file/x',
    'attachment:0f2a4b6c-8d0e-4f20-a2b4-c6d8e0f20a2b:notes.txt',
    ' https://example.test ',
  ])('%j is allowed', link => {
    expect(isSafeLink(link)).toBe(true)
  })
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.test/%0aalert(1)',
    'javascript:1/alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.test',
    'blob:https://example.test/x',
    'sheaf-mail-other://x',
    'about:blank',
  ])('%j is not', link => {
    expect([isSafeLink(link), isSafeLink(link, { allowsNoProtocol: true })]).toEqual([false, false])
  })
})

it.each([
  '/page',
  '#here',
  '?q=x',
  'example.test/page',
  'example.test:8080/page',
  'localhost:3000',
  'notes',
  '//example.test',
])('[C 5.3] Links without a protocol are allowed only when the caller permits it: %j', link => {
  expect([isSafeLink(link), isSafeLink(link, { allowsNoProtocol: true })]).toEqual([false, true])
})
it('an empty link is none', () => {
  expect(['', ' ', '\n'].map(link => isSafeLink(link, { allowsNoProtocol: true }))).toEqual([false, false, false])
})

it.each([
  ['http://example.test', true],
  ['https://example.test/x', true],
  ['ftp://example.test', false],
  ['mailto:a@b.test', false],
  ['example.test', false],
  ['javascript:alert(1)', false],
  ['', false],
])('[C 5.3] A web URL check accepts only http or https: %j → %s', (text, isWeb) => {
  expect(isWebUrl(text)).toBe(isWeb)
})

it.each([
  ['see https://a.test/x?y#z for more', 'see  for more'],
  ['HTTP://A.TEST', ''],
  ['ftp://a.test and http://b.test', ' and '],
  ['mail ada@a.test, or gopher://a.test', 'mail ada@a.test, or gopher://a.test'],
  ['nohttps://', 'nohttps://'],
])('[C 5.3] strips http, https and ftp URLs from text: %j', (text, left) => {
  expect(withoutUrls(text)).toBe(left)
})

describe('[C 5.3] what a link in a text may lead to', () => {
  it.each([
    ['https://example.com', true],
    [' MAILTO:ada@example.com', true],
    ['tel:+4912345', true],
    ['vscode://file/x', true],
    ['/0123456789abcdef0123456789abcdef', true],
    ['#part', true],
    ['?v=1', true],
    ['example.com', false],
    ['', false],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://grabify.link/x', false],
    ['//iplogger.org/x', false],
  ])('%j: %s', (href, expected) => expect(isSafeHref(href)).toBe(expected))
})
