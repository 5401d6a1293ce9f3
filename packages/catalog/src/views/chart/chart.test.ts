import type { GroupList } from '@sheaf/core/collection/query'
import type { Schema } from '@sheaf/core/collection/schema'
import { questionOf, type ViewFields } from '@sheaf/core/kinds/view-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { chart, measureOf } from './chart'
import { chartColors } from './chart-colors'
import { type ChartData, type ChartSource, chartData, MOST_POINTS, MOST_SERIES } from './chart-data'
import { chartFormat, readChartLook } from './chart-format'
import { layOut } from './chart-layout'
import { slicesOf } from './donut-layout'
import { textWidth } from './text-width'
import { spansOf, valueAxis } from './value-axis'

const M = 'title:count'
const group = (key: string, value: number | null, groups?: readonly GroupList[]): GroupList => ({
  key,
  value: key,
  total: value ?? 0,
  rows: [],
  hasMore: false,
  aggregations: { [M]: value },
  ...(groups ? { groups } : {}),
})
const look = { label: (one: GroupList) => one.key.toUpperCase(), color: () => null }
const dataOf = (groups: readonly GroupList[], more: Partial<ChartSource> = {}): ChartData =>
  chartData({
    groups,
    measure: M,
    isStacked: groups.some(one => one.groups),
    x: look,
    stack: look,
    look: { sort: 'x', isCumulative: false },
    ...more,
  })
const lookOf = (format: ViewFields['format'] = {}) => readChartLook(format)
const schema: Schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  s: { id: 's', name: 'Status', type: 'select', order: 1 },
  d: { id: 'd', name: 'Day', type: 'date', order: 2 },
}
const formOf = ({ type }: { type: string }) => (type === 'select' ? 'choice' : type === 'date' ? 'date' : 'text')

describe('the question of a chart', () => {
  const ask = (query: ViewFields['query'], format: ViewFields['format'] = {}) =>
    questionOf(chart, { query, format }, schema)

  it.each([
    ['counts rows where nothing is measured', {}, {}, { aggregations: [{ property: 'title', aggregation: 'count' }] }],
    ['groups by the x axis', { group: { property: 's' } }, {}, { group: { property: 's' } }],
    [
      'and by the stack',
      { group: { property: 's' }, sub_group: { property: 'd' } },
      {},
      { subGroup: { property: 'd' } },
    ],
  ] as const)('%s', (_title, query, format, expected) => expect(ask(query, format)).toMatchObject(expected))

  it.each([
    ['a figure has no groups', { group: { property: 's' } }, 'number', ['group']],
    ['a ring has no stack', { group: { property: 's' }, sub_group: { property: 'd' } }, 'donut', ['subGroup']],
    ['a property that is gone is not asked for', { group: { property: 'gone' } }, 'column', ['group']],
  ] as const)('%s', (_title, query, chart_type, missing) => {
    for (const name of missing) expect(ask(query, { chart_type })).not.toHaveProperty(name)
  })
  it('begins with the first property that has options', () => {
    expect(chart.begin(schema, formOf).query).toEqual({ group: { property: 's', by: 'option', hideEmpty: true } })
    expect(chart.begin({ title: schema['title'] as never, d: schema['d'] as never }, formOf).query).toEqual({
      group: { property: 'd', by: 'month', hideEmpty: true },
    })
  })
  it('measures the first aggregation', () => {
    const spec = { property: 'n', aggregation: 'sum' } as const
    expect(measureOf({ query: { aggregations: [spec] }, format: {} })).toEqual(spec)
  })
})

describe('what a view may say of its chart', () => {
  const line = { id: 'a', value: 3, label: 'Goal', color: 'red', dash: 'dash' }
  it.each<[string, Json, boolean]>([
    ['chart_type', 'donut', true],
    ['chart_type', 'pie', false],
    ['y_min', -3.5, true],
    ['y_min', '0', false],
    ['reference_lines', [line], true],
    ['reference_lines', [{ ...line, color: 'mauve' }], false],
    ['color_theme', 'teal', true],
    ['group_style', 'side_by_side', true],
  ])('%s: %j', (name, value, passes) => expect(chartFormat[name]?.judge(value) === null).toBe(passes))

  it('passes over what it does not know', () => {
    expect(lookOf({ chart_type: 'pie', caption: 4, reference_lines: [line, { id: 'b' }] })).toMatchObject({
      type: 'column',
      caption: '',
      references: [line],
    })
  })
})

describe('figures', () => {
  const three = [group('a', 2), group('b', 5), group('c', null)]
  it.each([
    ['x', ['a', 'b', 'c']],
    ['y_ascending', ['c', 'a', 'b']],
    ['y_descending', ['b', 'a', 'c']],
  ] as const)('are sorted: %s', (sort, keys) => {
    expect(dataOf(three, { look: { sort, isCumulative: false } }).points.map(({ key }) => key)).toEqual(keys)
  })
  it('are summed up along the axis, by series', () => {
    const groups = [group('a', 3, [group('x', 1), group('y', 2)]), group('b', 4, [group('y', 4)])]
    const { points } = dataOf(groups, { look: { sort: 'x', isCumulative: true } })
    expect(points.map(({ values, total }) => [...values, total])).toEqual([
      [1, 2, 3],
      [1, 6, 7],
    ])
  })
  it('name every part of any group once, and stand empty where a group has none', () => {
    const groups = [group('a', 2, [group('x', 2)]), group('b', 3, [group('w', 1), group('x', 2)])]
    const { series, points } = dataOf(groups)
    expect(series.map(({ key }) => key)).toEqual(['w', 'x'])
    expect(points.map(({ values }) => values)).toEqual([
      [null, 2],
      [1, 2],
    ])
  })
  it('leave out parts that have no rows anywhere', () => {
    expect(dataOf([group('a', 2, [group('x', 2), group('none', 0)])]).series.map(({ key }) => key)).toEqual(['x'])
  })
  it('are at most 200 groups and 50 parts, and say how many there are', () => {
    const parts = Array.from({ length: 60 }, (_, i) => group(`p${i}`, 1))
    const data = dataOf(Array.from({ length: 230 }, (_, i) => group(`g${i}`, 60, parts)))
    expect([data.points.length, data.series.length]).toEqual([MOST_POINTS, MOST_SERIES])
    expect([data.pointsInAll, data.seriesInAll]).toEqual([230, 60])
  })
})

describe('spans of values', () => {
  const data = dataOf([group('a', 2, [group('x', 3), group('y', -1), group('z', 1)])])
  it.each([
    [
      'normal',
      'column',
      [
        [0, 3],
        [0, -1],
        [3, 4],
      ],
    ],
    [
      'percent',
      'column',
      [
        [0, 0.6],
        [0, -0.2],
        [0.6, 0.8],
      ],
    ],
    [
      'side_by_side',
      'column',
      [
        [0, 3],
        [0, -1],
        [0, 1],
      ],
    ],
    [
      'normal',
      'line',
      [
        [0, 3],
        [0, -1],
        [0, 1],
      ],
    ],
  ] as const)('%s %s', (group_style, chart_type, expected) => {
    const spans = spansOf(data, lookOf({ group_style, chart_type }))[0]
    expect(spans?.map(span => [span?.from, span?.to].map(value => Number(value?.toFixed(6))))).toEqual(expected)
  })
})

describe('the axis of values', () => {
  const data = dataOf([group('a', 3), group('b', 17)])
  it.each([
    ['begins at zero and ends at a round figure', {}, { from: 0, to: 18 }],
    ['begins and ends where people say', { y_min: 2, y_max: 10 }, { from: 2, to: 10 }],
    ['never ends before it begins', { y_min: 20 }, { from: 20, to: 21 }],
    [
      'has room for lines',
      { reference_lines: [{ id: 'l', value: 38, label: '', color: 'red', dash: 'solid' }] },
      { to: 40 },
    ],
  ])('%s', (_title, format, expected) => expect(valueAxis(data, lookOf(format), 6)).toMatchObject(expected))

  it('has whole figures where only whole things are counted', () => {
    expect(valueAxis(dataOf([group('a', 1), group('b', 2)]), lookOf(), 8).ticks).toEqual([0, 1, 2])
  })
  it('is there without any value', () => {
    expect(valueAxis(dataOf([group('a', null)]), lookOf(), 4)).toMatchObject({ from: 0, to: 1 })
  })
})

describe('the layout', () => {
  const groups = [group('a', 4, [group('x', 1), group('y', 3)]), group('b', 8, [group('x', 8)])]
  const laid = (format: ViewFields['format'], isRightToLeft = false, data = dataOf(groups)) =>
    layOut({
      data,
      look: lookOf(format),
      width: 400,
      height: 300,
      isRightToLeft,
      say: String,
      widthOf: words => words.length * 7,
    })
  it('puts parts of a column on one another', () => {
    const { marks, plot } = laid({ chart_type: 'column' })
    const [x, y, other] = marks.map(({ box }) => box)
    expect(marks).toHaveLength(3)
    expect(x?.x).toBe(y?.x)
    expect((y?.y ?? 0) + (y?.height ?? 0)).toBeCloseTo(x?.y ?? 0)
    expect((x?.y ?? 0) + (x?.height ?? 0)).toBeCloseTo(plot.y + plot.height)
    expect(other?.height).toBeCloseTo(8 * (x?.height ?? 0))
  })
  it('lays bars down, from the side on which lines begin', () => {
    const first = ({ marks, base }: ReturnType<typeof laid>) => [base, marks[0]?.box.x, marks[0]?.box.width] as const
    const [base, x] = first(laid({ chart_type: 'bar' }))
    expect(x).toBeCloseTo(base)
    const [mirrored, start, width = 0] = first(laid({ chart_type: 'bar' }, true))
    expect((start ?? 0) + width).toBeCloseTo(mirrored)
  })
  it('goes from right to left where words do', () => {
    const [a, , b] = laid({}, true).marks.map(({ box }) => box.x)
    expect(a).toBeGreaterThan(b ?? 0)
  })
  it('puts parts beside one another', () => {
    const [x, y] = laid({ group_style: 'side_by_side' }).marks.map(({ box }) => box)
    expect((x?.x ?? 0) + (x?.width ?? 0)).toBeCloseTo(y?.x ?? 0)
  })
  it('breaks a line where there is no value', () => {
    const data = dataOf([group('a', 1), group('b', null), group('c', 2)])
    const [line] = laid({ chart_type: 'line' }, false, data).lines
    expect(line?.path.match(/M/g)).toHaveLength(2)
  })
  it('draws lines of reference that are on the axis', () => {
    const line = { id: 'l', value: 4, label: 'Goal', color: 'red', dash: 'dash' }
    const { references, plot } = laid({ reference_lines: [line, { ...line, id: 'm', value: 99 }], y_max: 8 })
    expect(references.map(one => [one.line.id, one.at])).toEqual([['l', plot.y + plot.height / 2]])
  })
  it('says fewer figures below rather than cutting them short', () => {
    const data = dataOf([group('a', 167_000), group('b', 3)])
    const look = lookOf({ chart_type: 'bar' })
    const say = (value: number): string => `€${value}.00`
    const { below } = layOut({ data, look, width: 300, height: 300, isRightToLeft: false, say, widthOf: textWidth })
    expect(below.map(({ lines }) => lines)).toEqual([['€0.00'], ['€100000.00'], ['€200000.00']])
  })
  it('leaves out names that have no room', () => {
    const many = dataOf(Array.from({ length: 100 }, (_, i) => group(`group ${i}`, 1)))
    const { pointTicks } = laid({}, false, many)
    expect(pointTicks.length).toBeLessThan(12)
    expect(pointTicks[0]?.words).toBe('GROUP 0')
  })
  it('parts long names over two lines, which take their height from the plot', () => {
    const named = (name: string) => laid({}, false, dataOf([1, 2, 3, 4].map(i => group(`${name} ${i}`, i))))
    const { below, plot } = named('Dora van den Berg')
    expect(below[0]?.lines).toEqual(['DORA VAN', 'DEN BERG 1'])
    expect(named('Dora').plot.height - plot.height).toBe(16)
  })
  it('keeps names at the ends of the axis in the picture', () => {
    const ends = [
      group('a', 1),
      ...Array.from({ length: 98 }, (_, i) => group(`${i}`, 1)),
      group('the very last one', 1),
    ]
    for (const isRightToLeft of [false, true])
      for (const { center, lines } of laid({}, isRightToLeft, dataOf(ends)).below) {
        const half = textWidth(lines[0] ?? '') / 2
        expect(center - half).toBeGreaterThanOrEqual(0)
        expect(center + half).toBeLessThanOrEqual(400)
      }
  })
})

describe('the ring', () => {
  it('shares itself out among what is more than nothing', () => {
    const { points } = dataOf([group('a', 3), group('b', 0), group('c', -4), group('d', 1)])
    expect(slicesOf(points, 100, false).map(({ point, share }) => [point, share])).toEqual([
      [0, 0.75],
      [3, 0.25],
    ])
  })
  it('turns the other way where words do', () => {
    const { points } = dataOf([group('a', 1), group('b', 1), group('c', 1)])
    const at = (isRightToLeft: boolean) => slicesOf(points, 100, isRightToLeft)[0]?.middle[0] ?? 0
    expect(Math.sign(at(true))).toBe(-Math.sign(at(false)))
  })
})

describe('colours', () => {
  const data = dataOf([group('a', 1), group('b', 4)])
  it.each([
    ['one colour', { theme: 'red' }, 1],
    ['each its own', { theme: 'colorful' }, 2],
    ['by value', { theme: 'red', isColoredByValue: true }, 2],
  ] as const)('%s', (_title, spec, different) => {
    const { of } = chartColors(data, { type: 'column', isColoredByValue: false, ...spec })
    expect(new Set([of(0, 0), of(1, 0)]).size).toBe(different)
  })
  it('are those of the options, unless a theme is chosen', () => {
    const own = dataOf([group('a', 1), group('b', 4)], {
      x: { ...look, color: one => (one.key === 'a' ? 'pink' : 'green') },
    })
    const { points } = chartColors(own, { type: 'column', theme: 'auto', isColoredByValue: false })
    expect(points[0]).toContain('pink')
    expect(points[1]).toContain('green')
  })
})
