import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { layoutLines, placeAtLine, placeInSection } from './layout-moves'
import { HEADING, type PageLayout, pageLayout } from './page-layout'
import type { Property } from './schema'

const properties: readonly Property[] = ['title', 'a', 'b', 'c', 'd', 'e', 'f'].map((id, order) => ({
  id,
  name: id.toUpperCase(),
  type: 'text',
  order,
}))
const group = (id: string, made: number, more: Record<string, Json> = {}): Json => ({
  id,
  type: 'group',
  name: id,
  made,
  ...more,
})
const put = (id: string, more: Record<string, Json>): Json => ({ id, type: 'property', ...more })

/** As a picture: `heading | without a group | each group`. */
const picture = ({ heading, groups }: PageLayout): string =>
  [{ properties: heading }, ...groups]
    .map(one => one.properties.map(({ property }) => property.id).join(''))
    .join(' | ')
const laid = (...modules: Json[]): PageLayout => pageLayout(modules, properties)

describe('[P 3] the layout of a row’s page', () => {
  it.each<[string, readonly Json[], string]>([
    ['nothing placed: all in the order in which they were made', [], ' | abcdef'],
    ['pinned and grouped', [put('b', { group: HEADING }), group('g', 1), put('d', { group: 'g' })], 'b | acef | d'],
    [
      'groups in order',
      [group('h', 2), group('g', 1), put('a', { group: 'h' }), put('b', { group: 'g' })],
      ' | cdef | b | a',
    ],
    [
      'a group that was moved',
      [group('g', 1), group('h', 2, { order: '00000000000000V' }), put('a', { group: 'h' })],
      ' | bcdef | a | ',
    ],
    ['a group that is gone gives its properties back', [put('d', { group: 'gone' })], ' | abcdef'],
    ['a property that is gone is nowhere', [put('z', { group: HEADING })], ' | abcdef'],
    [
      'what is malformed does not count',
      [put('a', { show: 'sometimes', group: HEADING }), 7, { id: 'b' }],
      ' | abcdef',
    ],
    [
      'too many pinned at once: the last stand first below',
      ['f', 'e', 'd', 'c', 'b'].map(id => put(id, { group: HEADING })),
      'bcde | fa',
    ],
  ])('%s', (_title, modules, expected) => {
    expect(picture(laid(...modules))).toBe(expected)
  })

  it('says when a property is shown', () => {
    const [first] = laid(put('a', { show: 'filled' }), put('b', { show: 'never' })).groups
    expect(first?.properties.slice(0, 3).map(({ show }) => show)).toEqual(['filled', 'never', 'always'])
  })

  const begun = [group('g', 1), put('e', { group: 'g' }), put('f', { group: 'g' }), put('a', { group: HEADING })]
  /** Lines: 0 heading, 1 a, 2 without, 3 b, 4 c, 5 d, 6 g, 7 e, 8 f. */
  it.each([
    ['down by one', 3, 4, 'a | cbd | ef'],
    ['up by one', 5, 4, 'a | bdc | ef'],
    ['over the head of a group', 5, 6, 'a | bc | def'],
    ['to the end of another', 3, 8, 'a | cd | efb'],
    ['to the very top', 5, 0, 'da | bc | ef'],
    ['out of the heading', 1, 2, ' | abcd | ef'],
  ])('a line is moved: %s', (_title, from, to, expected) => {
    const before = laid(...begun)
    const lines = layoutLines(before)
    const place = placeAtLine(lines, from, to)
    const line = lines[from]
    if (!place || line?.kind !== 'property') throw new Error('it was not moved')
    const { id } = line.laid.property
    const after = laid(
      ...begun.filter(one => (one as { id: string }).id !== id),
      put(id, { order: place.order, ...(place.section ? { group: place.section } : {}) }),
    )
    expect(picture(after)).toBe(expected)
  })

  it('no more than four are pinned', () => {
    const full = laid(...['a', 'b', 'c', 'd'].map(id => put(id, { group: HEADING })))
    const lines = layoutLines(full)
    expect(placeInSection(lines, 6, HEADING)).toBeNull()
    expect(placeAtLine(lines, 6, 3)).toBeNull()
    expect(placeAtLine(lines, 4, 1)?.section).toBe(HEADING)
  })

  it('heads of sections stay where they are, and nothing goes nowhere', () => {
    const lines = layoutLines(laid(...begun))
    expect(placeAtLine(lines, 6, 2)).toBeNull()
    expect(placeAtLine(lines, 3, 3)).toBeNull()
    expect(placeInSection(lines, 3, '')).toBeNull()
    expect(placeInSection(lines, 3, 'gone')).toBeNull()
  })
})
