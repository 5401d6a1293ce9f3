import { describe, expect, it } from 'vitest'
import { inEnglish, type Phrase } from '../phrase'
import { domainProblem, normalizeDomain } from './space-domain'

describe('[P 2.3] the domain of a workspace', () => {
  it.each(['northwind', 'north-wind', 'atelier9', '3m-team', ' Northwind '])('may be “%s”', domain =>
    expect(domainProblem(domain)).toBeUndefined(),
  )
  it.each([
    ['', 'least'],
    ['ab', 'least'],
    ['a'.repeat(64), 'up to'],
    ['-north', 'letters'],
    ['north-', 'letters'],
    ['north_wind', 'letters'],
    ['north.wind', 'letters'],
    ['nörd', 'letters'],
    ['north/wind', 'letters'],
    // Paths of the app itself, a language, a page's id, a row's readable id.
    ['login', 'reserved'],
    ['settings', 'reserved'],
    ['api', 'reserved'],
    ['invite', 'reserved'],
    ['0123456789abcdef0123456789abcdef', 'reserved'],
    ['task-12', 'reserved'],
  ])('may not be “%s”', (domain, problem) => expect(inEnglish(domainProblem(domain) as Phrase)).toContain(problem))

  it('is compared in one form', () => expect(normalizeDomain(' NorthWind ')).toBe('northwind'))
})
