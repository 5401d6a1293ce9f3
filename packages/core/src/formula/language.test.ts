// What formulas come to: operators and their order, names, lists, other pages, letters.
import { describe, expect, it } from 'vitest'
import { compile, evaluate, fault, show } from './formula.fixture'

const table = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)('%s is %s', (source, result) => {
    expect(fault(source)).toBeUndefined()
    expect(show(source)).toBe(result)
  })

describe('operators', () => {
  table([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 2 - 3', '5'],
    ['12 / 3 / 2', '2'],
    ['7 % 4 * 2', '6'],
    ['2 ^ 3 ^ 2', '512'],
    ['-2 ^ 2', '-4'],
    ['2 ^ -1', '0.5'],
    ['2 * 3 ^ 2', '18'],
    ['--3', '3'],
    ['+3', '3'],
    ['1 + 2 == 3', 'true'],
    ['1 < 2 == true', 'true'],
    ['1 < 2 and 2 < 1 or true', 'true'],
    ['true or true and false', 'true'],
    ['not true or true', 'true'],
    ['!false && !false', 'true'],
    ['false || true', 'true'],
    ['true ? 1 : false ? 2 : 3', '1'],
    ['false ? 1 : false ? 2 : 3', '3'],
    ['1 > 2 ? "a" : "b" + "c"', 'bc'],
    ['"a" + 1', 'a1'],
    ['1 + 2 + "a"', '3a'],
    ['"a" + 1 + 2', 'a12'],
    ['"is " + true', 'is true'],
    ['1.5 + .5 + 1e3', '1002'],
    ['5.round() + 2.5.floor()', '7'],
    ['-3.abs()', '-3'],
    ['"b" > "a"', 'true'],
    ['"ä" < "b"', 'true'],
    ['"x10" > "x9"', 'true'],
    ['[1, [2]] == [1, [2]]', 'true'],
    ['1 / 0', ''],
    ['0 / 0', ''],
    ['2 ^ 10000', ''],
  ])
  it('computes only what it needs', () => {
    expect(show('false and test("a", format("[" + "]("))')).toBe('false')
    expect(show('if(true, 1, toNumber(repeat("a", 10000000)))')).toBe('1')
  })
})

describe('what is empty', () => {
  table([
    ['prop("Nothing")', ''],
    ['prop("Nothing") + 1', '1'],
    ['prop("Nothing") * 5', '0'],
    ['prop("Nothing") + prop("Nothing")', ''],
    ['-prop("Nothing")', ''],
    ['round(prop("Nothing"))', ''],
    ['prop("Nothing") == empty()', 'true'],
    ['prop("Nothing") == 0', 'false'],
    ['prop("Nothing") < 5', 'false'],
    ['prop("Nothing") > 5', 'false'],
    ['empty(prop("Nothing"))', 'true'],
    ['prop("Blank") == ""', 'true'],
    ['prop("Blank") + "x"', 'x'],
    ['upper(prop("Blank")) + "x"', 'x'],
    ['empty("a")', 'false'],
    ['empty([])', 'true'],
    ['empty(0)', 'true'],
    ['empty(false)', 'false'],
    ['sum([])', '0'],
    ['mean([])', ''],
    ['min([1, empty(), 3])', '1'],
    ['[].first()', ''],
    ['first([]).name()', ''],
    ['if(false, 1)', ''],
    ['ifs(false, 1, false, 2)', ''],
    ['dateAdd(parseDate("no"), 1, "days")', ''],
    ['', ''],
    ['  /* nothing */ ', ''],
  ])
})

describe('names', () => {
  table([
    ['let(x, 2, x * x)', '4'],
    ['let(x, 2, let(x, x + 1, x))', '3'],
    ['lets(a, 1, b, a + 1, c, a + b, [a, b, c])', '1, 2, 3'],
    ['let(größe, 2, größe + 1)', '3'],
    ['let(שם, "a", שם + "b")', 'ab'],
    ['let(x, 10, [1, 2].map(current * x))', '10, 20'],
    ['[1, 2].map(let(y, current, y + index))', '1, 3'],
    ['[[1, 2], [3]].map(current.map(current * 2))', '2, 4, 6'],
    ['[[1, 2], [3]].map(current.map(index).sum() * 10 + index)', '10, 1'],
    ['[3, 4].map(let(outer, current, [1, 2].map(current * outer)))', '3, 6, 4, 8'],
    ['[1, 2, 3].filter(current > 1).map(index)', '0, 1'],
    ['/* a\n * b **/ let(\n  a, /* c */ 1,\n  a + 1 /* d */\n)\n', '2'],
  ])
})

describe('other pages', () => {
  table([
    ['prop("Tasks").map(current.prop("Hours")).sum()', '11'],
    ['prop("Tasks").filter(current.prop("Done")).length()', '1'],
    ['prop("Tasks").map(current.prop("Task")).join(" / ")', 'Plan / Build / Rest'],
    ['prop("Tasks").sort(current.prop("Hours")).map(current.name())', 'Plan, Build, Rest'],
    ['prop("Tasks").sort()', 'Build, Plan, Rest'],
    ['prop("Tasks").first().prop("Project").first().prop("Price")', '20'],
    ['prop("Tasks").map(current.prop("Project").map(current.prop("Price")).sum()).sum()', '20'],
    ['prop("Owner").first().name()', 'Ada Lovelace'],
    ['prop("Owner").map(current.email()).join(", ")', 'ada@example.org'],
    ['"For " + prop("Owner")', 'For Ada Lovelace'],
    ['prop("Tasks").at(1) == prop("Tasks").last()', 'false'],
    ['prop("Tasks").includes(prop("Tasks").at(1))', 'true'],
    ['prop("Due").dateBetween(today(), "days")', '39'],
    ['prop("A \\"quoted\\" \\\\ name") + prop("💰 Kosten 👩‍👩‍👧") + prop("מחיר סופי")', '6'],
    ["prop('Price') + 1", '21'],
    ['prop("gone before"#"prc") + 1', '21'],
  ])

  it('tells what it reads', () => {
    expect(compile('prop("Price") + prop("Price") + prop("Tasks").map(current.prop("Hours")).sum()').reads).toEqual({
      own: ['prc', 'rel'],
      others: { tasks: ['title', 'hrs'] },
    })
    expect(compile('1 + 1').reads).toEqual({ own: [], others: {} })
    expect(compile('prop("Price") + unknown(prop("Due"))').reads.own).toEqual(['prc', 'due'])
    expect(['today()', 'now().hour()', 'prop("Due")'].map(source => compile(source).usesNow)).toEqual([
      true,
      true,
      false,
    ])
  })
  it('fails with what it reads', () => {
    expect(evaluate('prop("Price") + 1', { read: () => ({ failure: 'Divided by a cat' }) })).toEqual({
      failure: 'Divided by a cat',
    })
  })
})

describe('letters, as people count them', () => {
  table([
    ['length("👩‍👩‍👧")', '1'],
    ['length("🇩🇪🇫🇷")', '2'],
    ['length("e\u0301a")', '2'],
    ['length("नमस्ते")', '3'],
    ['substring("a👍🏽b", 1, 2)', '👍🏽'],
    ['substring("a👍🏽b", 2)', 'b'],
    ['"👨‍👩‍👧👍".split().length()', '2'],
    ['padStart("👍", 3, "😀")', '😀😀👍'],
    ['padEnd("ab", 5, "xyz")', 'abxyz'],
    ['upper("straße")', 'STRASSE'],
    ['length("\\n")', '1'],
    ['\'a "b"\'', 'a "b"'],
    ['"\\"" + "\\\\" + "\\d"', '"\\\\d'],
  ])
})

describe('styles', () => {
  it.each([
    [
      'style("a", "b") + "c"',
      [
        { text: 'a', styles: ['b'] },
        { text: 'c', styles: [] },
      ],
    ],
    ['style(style("a", "b"), "red", "b")', [{ text: 'a', styles: ['b', 'red'] }]],
    ['link(style("a", "i"), "https://a.b")', [{ text: 'a', styles: ['i'], link: 'https://a.b' }]],
    [
      '[style("a", "b"), "c"].join("-")',
      [
        { text: 'a', styles: ['b'] },
        { text: '-', styles: [] },
        { text: 'c', styles: [] },
      ],
    ],
    ['unstyle(style("a", "b", "red"), "b")', [{ text: 'a', styles: ['red'] }]],
  ])('%s', (source, runs) => {
    expect(evaluate(source)).toEqual({ runs })
  })
  it('is gone where a text is looked into', () => {
    expect(evaluate('style("a", "b").upper()')).toBe('A')
    expect(evaluate('unstyle(style("a", "b"))')).toBe('a')
    expect(evaluate('style("a", "b") == "a"')).toBe(true)
    expect(evaluate('style("a", "blink")')).toEqual({ failure: 'There is no style "blink"' })
  })
})

describe('more of each function', () => {
  table([
    ['round(1.005, 2)', '1.01'],
    ['round(-2.5)', '-3'],
    ['round(1234, -2)', '1200'],
    ['round(1e21)', '1e+21'],
    ['sqrt(-1)', ''],
    ['mod(-7, 3)', '-1'],
    ['median(4, 1, 3, 2)', '2.5'],
    ['toNumber("abc")', ''],
    ['toNumber(" -1,234.50 ")', '-1234.5'],
    ['toNumber(true)', '1'],
    ['formatNumber(0.256, "percent")', '25.6%'],
    ['formatNumber(1234567.891, "commas", 1)', '1,234,567.9'],
    ['formatNumber(12, "euro")', '€12.00'],
    ['formatNumber(1500, "compact")', '1.5K'],
    [
      'formatNumber(1, "cats")',
      'failure: formatNumber knows "commas", "percent", "compact" and currencies, but not "cats"',
    ],
    ['"abc".substring(-5, 2)', 'ab'],
    ['"abc".substring(2, 1)', ''],
    ['"aXbXc".split("X")', 'a, b, c'],
    ['repeat("ab", -1)', ''],
    ['repeat("a", 1e9)', 'failure: This text is too long for a formula'],
    ['at([1, 2, 3], -1)', '3'],
    ['at([1], 5)', ''],
    ['slice([1, 2, 3], -2)', '2, 3'],
    ['splice([1, 2, 3], 0, 2)', '3'],
    ['concat([1], ["a"], [])', '1, a'],
    ['sort(["b", empty(), "a"]).join("-")', 'a-b-'],
    ['sort([true, false])', 'false, true'],
    ['unique([1, "1", 1, [1], [1]]).length()', '3'],
    ['[1, 2].find(current > 5)', ''],
    ['[1, 2].findIndex(current > 5)', '-1'],
    ['[].every(current)', 'true'],
    ['flat([1, [2, [3]]]).length()', '3'],
    ['and(true, true, false)', 'false'],
    ['ifs(false, "a", true, "b")', 'b'],
    ['"a1b2".replaceAll("[0-9]", "<$&>")', 'a<1>b<2>'],
    ['"John Smith".replace("(?<f>\\w+) (?<l>\\w+)", "$<l>, $<f>")', 'Smith, John'],
    ['match("", "a*").length()', '1'],
    ['12.test("[12]+")', 'true'],
    ['"abc".test("B")', 'false'],
    ['join([1, 2])', '12'],
    ['id(prop("Owner").first()).length()', '36'],
  ])
})
