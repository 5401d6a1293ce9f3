// What every kind has to keep, whatever it is: it is one of the stored contract, it goes out in every format and comes back the
// same, and nothing that a stranger wrote makes it fail. Samples are made from what a kind says of itself.
import { type BlockTree, eachTree, tree } from '@sheaf/core/kinds/block-tree'
import type { WholeKind } from '@sheaf/core/kinds/exchange'
import { blockTypes } from '@sheaf/core/records/block-types'
import type { Run } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { passes } from '@sheaf/core/validation/validate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromJson, toHtml, toJson, toPlain } from './exchange'
import { wholeKinds } from './exchange/whole-kinds'
import { plainRuns } from './exchange/write-plain'
import { catalogKinds } from './index'
import { fromMarkdown, parseHtml, toMarkdown } from './markdown'
import { allOffers, offersOf } from './offers'

const words = 'Tea for two'
const marked: readonly Run[] = [
  { insert: 'Tea ' },
  { insert: 'for', attributes: { b: true, a: 'https://example.org/tea?a=1&b=2' } },
  { insert: ' two' },
]
const rich: readonly Run[] = [
  { insert: '  <b>&amp; “x”' },
  { insert: 'both', attributes: { b: true, i: true } },
  { insert: 'under', attributes: { i: true, _: true, s: true } },
  { insert: 'let a  = 1', attributes: { c: true } },
  { insert: ' red', attributes: { h: 'red_background' } },
  { insert: { k: 'u', v: ['5b9f2a6e-0000-4000-8000-000000000001'] } },
  { insert: { k: 'e', v: ['e^{i\\pi}'] }, attributes: { b: true } },
  { insert: '\nnext line \n' },
]

const kindOf = (type: string): WholeKind | undefined => wholeKinds.find(kind => kind.type === type)
const holdsText = (kind: WholeKind): boolean => kind.head === 'text' || kind.head === 'code' || kind.page
const textFor = (kind: WholeKind, runs: readonly Run[]): readonly Run[] =>
  kind.head === 'code' ? [{ insert: 'let a = 1\n\n  b < 2' }] : holdsText(kind) ? runs : []

/** A block of a kind with what it must hold. */
function plainSample(kind: WholeKind, runs: readonly Run[]): BlockTree {
  const { holds } = kind
  const children = Array.isArray(holds)
    ? holds.slice(0, 1).map(type => plainSample(kindOf(type) as WholeKind, runs))
    : kind.head === 'frame' && holds === 'any'
      ? [tree('text', { runs })]
      : []
  return tree(kind.type, { runs: textFor(kind, runs), children })
}
const seeded = (kind: WholeKind, runs: readonly Run[]): readonly BlockTree[] => {
  const seeds = offersOf(kind.type).flatMap(({ seed }) => (seed ? [seed] : []))
  const made = seeds.map(seed => tree(kind.type, { ...seed, runs: textFor(kind, runs) }))
  return seeds.some(seed => seed.children) ? made : [plainSample(kind, runs), ...made]
}
const possible: readonly Json[] = [
  [['Yes']],
  [['https://example.org/a.png']],
  true,
  'blue_background',
  'https://example.org/a.png',
  2,
  0.5,
]
/** Every field that a kind knows, with the first value that it takes. */
function withFields(kind: WholeKind, block: BlockTree): BlockTree {
  const fill = (checks: WholeKind['format']): Record<string, Json> =>
    Object.fromEntries(
      Object.entries(checks).flatMap(([name, check]) => {
        const value = possible.find(one => passes(check, one))
        return value === undefined ? [] : [[name, value]]
      }),
    )
  return {
    ...block,
    properties: { ...fill(kind.properties), ...block.properties, later_property: [['kept']] },
    format: { ...fill(kind.format), ...block.format, later_format: { deep: [1, 'two'] } },
  }
}
const withChild = (kind: WholeKind, block: BlockTree): readonly BlockTree[] =>
  kind.holds === 'any' && kind.head !== 'frame'
    ? [{ ...block, children: [...block.children, tree('text', { runs: marked }), tree('text')] }]
    : []

const shape = (trees: readonly BlockTree[]): unknown =>
  trees.map(one => [one.type, plainRuns(one.runs), shape(one.children)])
const texts = (trees: readonly BlockTree[]): string[] =>
  [...eachTree(trees)].map(one => plainRuns(one.runs)).filter(text => text !== '')

describe.each(wholeKinds.map(kind => [kind.type, kind] as const))('block kind %s', (type, kind) => {
  it('[P 3] is a type of the stored contract', () => {
    expect(blockTypes).toContain(type)
  })
  it('has a label, and its offers have words and an icon', () => {
    expect(kind.label).toMatch(/^[A-Z]/)
    for (const { label, description, icon } of offersOf(type)) {
      expect(label).toMatch(/^[A-Z\d]/)
      expect(description).toMatch(/^[A-Z].*[^.]$/)
      expect(icon).toMatch(/^[a-z0-9-]+$/)
    }
  })
  it('is offered when a sign or a menu makes it', () => {
    if (kind.typed.length > 0 || kind.turn) expect(offersOf(type)).not.toEqual([])
  })
  it.each(['properties', 'format'] as const)('names the %s that make its forms', field => {
    // A frame is never turned in place.
    if (kind.head === 'frame') return
    const set = [...offersOf(type), ...kind.typed].flatMap(({ seed }) => Object.keys(seed?.[field] ?? {}))
    expect(new Set(kind.forms[field])).toEqual(new Set(set))
  })
  it('is found by the record engine with its traits', () => {
    expect(catalogKinds.traits(type)).toMatchObject({ flowing: kind.flowing, page: kind.page })
  })
  it('knows a colour when it is a text, which keeps it when it is turned into another', () => {
    if (kind.flowing && type !== 'text') expect(Object.keys(kind.format)).toContain('block_color')
  })
  it('does not both flow and stand alone', () => {
    expect(kind.flowing && kind.page).toBe(false)
  })

  const samples = [...seeded(kind, marked), ...seeded(kind, rich)].flatMap(block => [
    block,
    withFields(kind, block),
    ...withChild(kind, block),
  ])
  it.each(samples.map((sample, i) => [i, sample] as const))(
    '[P 3] goes to HTML and back the same (%i)',
    (_i, sample) => {
      expect(parseHtml(toHtml([sample]))).toEqual([sample])
      expect(parseHtml(toHtml([sample, sample]))).toEqual([sample, sample])
    },
  )
  it('[P 3] goes to our own format and back the same', () => {
    expect(fromJson(toJson(samples))).toEqual(samples)
  })
  it('[P 3] goes to Markdown and back: the same text in the same kind', () => {
    // A picture without a source is nothing that could be written.
    for (const empty of seeded(kind, marked)) {
      const sample = kind.head === 'void' ? withFields(kind, empty) : empty
      const back = fromMarkdown(toMarkdown([sample]))
      if (kind.markdown === null) expect(back).toEqual([sample])
      else expect(shape(back)).toEqual(shape([sample]))
    }
  })
  it('[P 3] keeps all of its text in Markdown', () => {
    for (const sample of samples.filter(one => !texts([one]).some(text => text.includes('\n'))))
      expect(texts(fromMarkdown(toMarkdown([sample]))).join(' ')).toContain(texts([sample]).join(' '))
  })
  it('[P 3] says its text as plain text', () => {
    const [sample] = seeded(kind, [{ insert: words }])
    if (holdsText(kind)) expect(toPlain([sample as BlockTree])).toContain(plainRuns(sample?.runs ?? []).split('\n')[0])
  })
})

describe('the offers', () => {
  it('[P 3] leave out only kinds that come by others', () => {
    const left = wholeKinds.map(({ type }) => type).filter(type => offersOf(type).length === 0)
    expect(left).toEqual([
      'table_row',
      'column',
      'transclusion_reference',
      'link_to_collection',
      'alias',
      'external_object_instance',
      'copy_indicator',
    ])
  })
  it('are of kinds that there are, in their order', () => {
    const offered = wholeKinds.map(({ type }) => type).filter(type => offersOf(type).length > 0)
    expect(allOffers.map(({ type }) => type)).toEqual(offered)
  })
})

describe('a type that this build does not know', () => {
  it('is kept as it is: neither flowing nor a page', () => {
    expect(catalogKinds.traits('hologram')).toMatchObject({ flowing: false, page: false, head: 'void' })
  })
  it('goes to HTML and back the same when it is one of the stored contract', () => {
    const later = blockTypes.find(type => !kindOf(type))
    if (!later) return
    const sample = tree(later, { runs: marked, format: { a: 1 }, children: [tree('text', { runs: marked })] })
    expect(parseHtml(toHtml([sample]))).toEqual([sample])
  })
})

describe('whatever comes', () => {
  const anyRun: fc.Arbitrary<Run> = fc.record({
    insert: fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(' ', '\n', '  ', '<', '$x$', '# ', '**', '|', '`'),
    ),
    attributes: fc.dictionary(fc.constantFrom('b', 'i', '_', 's', 'c'), fc.constant(true)),
  })
  // Records have no keys that reach a prototype: what is read from outside is refused with one.
  const fields = (
    fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 })) as fc.Arbitrary<Record<string, Json>>
  ).filter(given => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(given)))
  const treeTo = (depth: number): fc.Arbitrary<BlockTree> =>
    fc.record({
      type: fc.constantFrom(...wholeKinds.map(kind => kind.type), 'mail', 'nonsense'),
      runs: fc.array(anyRun, { maxLength: 4 }),
      properties: fields,
      format: fields,
      children: depth === 0 ? fc.constant([]) : fc.array(treeTo(depth - 1), { maxLength: 3 }),
    })
  it('is written and read without a fault', () => {
    fc.assert(
      fc.property(fc.array(treeTo(2), { maxLength: 3 }), trees => {
        parseHtml(toHtml(trees))
        fromMarkdown(toMarkdown(trees))
        toPlain(trees)
        expect(fromJson(toJson(trees))).not.toBeNull()
      }),
      { numRuns: 60 },
    )
  })
  it('is the same text after HTML, to the last space', () => {
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 6 }), runs => {
        const whole = plainRuns(runs).replaceAll(/\r\n?/g, '\n')
        const [back] = parseHtml(toHtml([tree('text', { runs })]))
        expect(plainRuns(back?.runs ?? []).replaceAll('\0', '\uFFFD')).toBe(whole.replaceAll('\0', '\uFFFD'))
      }),
      { numRuns: 200 },
    )
  })
  it('is read from HTML of any shape', () => {
    const tags = fc.constantFrom(
      'p',
      'ul',
      'li',
      'table',
      'tr',
      'td',
      'b',
      'a',
      'img',
      'pre',
      'h1',
      'details',
      'div',
      'figure',
    )
    const piece = fc.oneof(
      fc
        .tuple(tags, fc.constantFrom(...wholeKinds.map(kind => kind.type)))
        .map(([tag, type]) => `<${tag} data-sheaf-type="${type}" data-sheaf-format="{&quot;a&quot;:1}">`),
      tags.map(tag => `<${tag}>`),
      tags.map(tag => `</${tag}>`),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), pieces => {
        toHtml(parseHtml(pieces.join('')))
      }),
      { numRuns: 200 },
    )
  })
})
