import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filenameSlug } from './filename-slug'

it.each([
  ['Trim', '  Plan  ', 'plan'],
  ['lowercase', 'My PLAN', 'my-plan'],
  ['replace accented letters with ASCII', 'Crème Brûlée à la Łódź', 'creme-brulee-a-la-lodz'],
  ['replace accented letters with ASCII', 'Straße Ærø Œuvre İzmir', 'strasse-aero-oeuvre-izmir'],
  ['replace accented letters with ASCII', 'ガイド 한국어 план й', 'ガイド-한국어-план-й'],
  ["turn each of '/_,:;·' into '-'", 'a/b_c,d:e;f·g', 'a-b-c-d-e-f-g'],
  ['remove characters illegal in filenames', 'a<b>c"d\\e|f?g*h\u0000i', 'abcdefghi'],
  ['and trailing spaces', 'why ?', 'why'],
  ['collapse whitespace', 'a \t\n  b\u00a0c', 'a-b-c'],
  ['and repeated hyphens', 'a--b - c', 'a-b-c'],
  ['', '', ''],
])('[C 5.4] %s: %j', (_rule, title, slug) => {
  expect(filenameSlug(title)).toBe(slug)
})

it('[C 5.4] a slug is its own slug, and holds nothing that a disk refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), title => {
      const slug = filenameSlug(title)
      expect(slug).not.toMatch(/[<>:"/\\|?*\s]|--/)
      expect(filenameSlug(slug)).toBe(slug)
    }),
    { numRuns: 2_000 },
  )
})
