import { expect, it } from 'vitest'
import { isSameDomain, isSamePath, subdomainOf } from './domains'

it.each([
  ['sheaf.test', 'sheaf.test', true],
  ['www.sheaf.test', 'sheaf.test', true],
  ['WWW.Sheaf.test', 'sheaf.test', true],
  ['docs.sheaf.test', 'sheaf.test', true],
  ['sheaf.test', 'a.b.sheaf.test', true],
  ['localhost', 'localhost', true],
  ['notsheaf.test', 'sheaf.test', false],
  ['a.sheaf.test', 'b.sheaf.test', false],
  ['sheaf.test', 'test', false],
  ['sheaf.test', 'sheaf.other', false],
  ['', 'sheaf.test', false],
  ['', '', false],
])(
  "[C 5.3] Same-domain check: with 'www.' removed, hosts must match on their trailing labels: %j and %j",
  (a, b, same) => {
    expect([isSameDomain(a, b), isSameDomain(b, a)]).toEqual([same, same])
  },
)

it.each([
  ['/a b', '/a b', true],
  ['/a%20b', '/a b', true],
  ['/a%2520b', '/a b', true],
  ['/a%2520b', '/a%20b', true],
  ['/a', '/a/', false],
  ['/a', '/A', false],
  ['/%', '/%', true],
  ['/%', '/%25', false],
])('[C 5.3] Same-path check: paths compared directly or after double URI-decoding: %j and %j', (a, b, same) => {
  expect([isSamePath(a, b), isSamePath(b, a)]).toEqual([same, same])
})

it.each([
  ['acme.sites.test', 'sites.test', 'acme'],
  ['acme.sites.test:3000', 'sites.test:3000', 'acme'],
  ['acme.sites.test', 'sites.test:3000', 'acme'],
  ['ACME.Sites.Test', 'sites.test', 'acme'],
  ['a.b.sites.test', 'sites.test', 'a.b'],
  ['sites.test', 'sites.test', null],
  ['.sites.test', 'sites.test', null],
  ['evilsites.test', 'sites.test', null],
  ['acme.sites.test.evil.test', 'sites.test', null],
  ['acme.sites.test:4000', 'sites.test:3000', null],
])(
  "[C 5.3] Subdomain extraction: the host must end with '.' plus the public domain name, with or without port: %j of %j is %j",
  (host, domain, subdomain) => {
    expect(subdomainOf(host, domain)).toBe(subdomain)
  },
)
