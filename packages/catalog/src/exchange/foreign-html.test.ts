// HTML as other programs put it on a clipboard, cut down to what matters.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { fromMarkdown, parseHtml } from '../markdown'
import { plainRuns } from './write-plain'

const runs = (html: string): unknown => parseHtml(html).map(block => block.runs)
/** An outline: type and text, two spaces a level. */
const outline = (trees: readonly BlockTree[], depth = 0): string =>
  trees
    .map(one => [
      `${'  '.repeat(depth)}${one.type}: ${plainRuns(one.runs)}`.trimEnd(),
      outline(one.children, depth + 1),
    ])
    .flat()
    .filter(line => line !== '')
    .join('\n')
const lines = (...all: string[]): string => all.join('\n')

describe('lines of HTML', () => {
  it('makes a paragraph of each box and joins what belongs together', () => {
    expect(runs('<div>Title</div>\n  <p>One\n   two</p>loose <b>text</b><section>last</section>')).toEqual([
      [{ insert: 'Title' }],
      [{ insert: 'One two' }],
      [{ insert: 'loose ' }, { insert: 'text', attributes: { b: true } }],
      [{ insert: 'last' }],
    ])
  })
  it('brings several marks around a paragraph into it', () => {
    expect(runs('<b><i><b><p>Minutes</p><ul><li>Tea</li></ul></b></i></b>')).toEqual([
      [{ insert: 'Minutes', attributes: { b: true, i: true } }],
      [{ insert: 'Tea', attributes: { b: true, i: true } }],
    ])
    const deep = 250
    expect(runs(`${'<b><i>'.repeat(deep / 2)}<p>Minutes</p>`)).toEqual([
      [{ insert: 'Minutes', attributes: { b: true, i: true } }],
    ])
  })
  it('keeps marks, by element and by style', () => {
    expect(
      runs('<p>a <b>b <i>c</i></b><span style="font-weight: 700; text-decoration: line-through">d</span></p>'),
    ).toEqual([
      [
        { insert: 'a ' },
        { insert: 'b ', attributes: { b: true } },
        { insert: 'c', attributes: { b: true, i: true } },
        { insert: 'd', attributes: { b: true, s: true } },
      ],
    ])
  })
  it('keeps marks that stand around boxes', () => {
    expect(runs('<b><p>one</p><p>two</p></b>')).toEqual([
      [{ insert: 'one', attributes: { b: true } }],
      [{ insert: 'two', attributes: { b: true } }],
    ])
  })
  it('keeps addresses that lead somewhere, and drops those that run something', () => {
    expect(runs('<a href="https://a.org">x</a>')).toEqual([[{ insert: 'x', attributes: { a: 'https://a.org' } }]])
    for (const href of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])
      expect(runs(`<a href="${href}">x</a>`)).toEqual([[{ insert: 'x' }]])
  })
  it('reads no scripts, styles and comments', () => {
    expect(runs('<style>p{}</style><script>alert(1)</script><p>x<!--note--></p>')).toEqual([[{ insert: 'x' }]])
  })
  it('keeps line breaks inside a paragraph, and empty paragraphs that show', () => {
    expect(runs('<p>a <br> b<br></p><p><br></p><p></p><p>c</p>')).toEqual([[{ insert: 'a\nb' }], [], [{ insert: 'c' }]])
  })
  it('brings back inline atoms of its own, and no others', () => {
    const atom = (value: string): string => `<span data-sheaf-embed='${value}'>@</span>`
    expect(runs(atom('{"k":"u","v":["id"]}'))).toEqual([[{ insert: { k: 'u', v: ['id'] } }]])
    for (const value of ['{', '{"k":1,"v":[]}', '{"k":"u"}', '{"k":"__proto__","v":[]}'])
      expect(runs(atom(value))).toEqual([[{ insert: '@' }]])
  })
  it('reads formulas that KaTeX has drawn', () => {
    const katex =
      '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html">x2</span></span>'
    expect(runs(`<p>so ${katex}</p>`)).toEqual([[{ insert: 'so ' }, { insert: { k: 'e', v: ['x^2'] } }]])
    expect(outline(parseHtml(`<span class="katex-display">${katex}</span>`))).toBe('equation: x^2')
  })
})

describe('[P 3] programs', () => {
  it('Word: headings, its own kind of lists, tables, empty paragraphs', () => {
    const item = (level: number, marker: string, text: string): string =>
      `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
    const html = `<html xmlns:o="urn:x"><head><style>p{mso-x:1}</style></head><body><!--StartFragment-->
      <h1>Plan<o:p></o:p></h1>
      <p class=MsoNormal><b>Bold</b> and <i>slanted</i><o:p></o:p></p>
      ${item(1, '·', 'One')}${item(2, 'o', 'Below')}${item(1, '·', 'Two')}
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      ${item(1, '1.', 'First')}${item(1, '2.', 'Second')}
      <table class=MsoTableGrid><tr><td><p class=MsoNormal>a<o:p></o:p></p></td><td><p class=MsoNormal>b</p></td></tr></table>
      <!--EndFragment--></body></html>`
    expect(outline(parseHtml(html))).toBe(
      lines(
        'header: Plan',
        'text: Bold and slanted',
        'bulleted_list: One',
        '  bulleted_list: Below',
        'bulleted_list: Two',
        'text: \u00A0'.trimEnd(),
        'numbered_list: First',
        'numbered_list: Second',
        'table:',
        '  table_row:',
        '    text: a',
        '    text: b',
      ),
    )
  })
  it('Google Docs: the wrapper that is not bold, lists in lists, check lists, links', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Heading</span></h2>
      <p dir="ltr"><span style="font-weight:400">plain </span><span style="font-weight:700">bold</span></p>
      <ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>below</span></p></li></ul><li><p><span>two</span></p></li></ul>
      <ul><li role="checkbox" aria-checked="true"><p><span>done</span></p></li><li role="checkbox" aria-checked="false"><p>open</p></li></ul>
      <a href="https://a.org"><span style="text-decoration:underline">link</span></a></b><br class="Apple-interchange-newline">`
    const trees = parseHtml(html)
    expect(outline(trees)).toBe(
      lines(
        'sub_header: Heading',
        'text: plain bold',
        'bulleted_list: one',
        '  bulleted_list: below',
        'bulleted_list: two',
        'to_do: done',
        'to_do: open',
        'text: link',
      ),
    )
    expect(trees[1]?.runs).toEqual([{ insert: 'plain ' }, { insert: 'bold', attributes: { b: true } }])
    expect(trees[4]?.properties).toEqual({ checked: [['Yes']] })
    expect(trees[5]?.properties).toEqual({})
  })
  it('a spreadsheet: a table of its cells', () => {
    const html =
      '<google-sheets-html-origin><style>td{}</style><table cellspacing="0"><colgroup><col width="100"></colgroup><tbody><tr><td data-sheets-value="{}">Name</td><td>Price</td></tr><tr><td>Tea</td><td style="text-align:right">3.50</td></tr></tbody></table>'
    expect(outline(parseHtml(html))).toBe(
      lines(
        'table:',
        '  table_row:',
        '    text: Name',
        '    text: Price',
        '  table_row:',
        '    text: Tea',
        '    text: 3.50',
      ),
    )
  })
  it('another wiki: toggles, ticks, code, pictures, quotes', () => {
    const html = `<article class="page sans"><h1>Trip</h1>
      <ul class="bulleted-list"><li style="list-style-type:disc">Pack</li></ul>
      <ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Book</span></li></ul>
      <details open=""><summary>More</summary><p>inside</p></details>
      <pre class="code"><code class="language-javascript">let a = 1
let b</code></pre>
      <figure class="image"><a href="https://a.org/x.png"><img style="width:2em" src="https://a.org/x.png"></a></figure>
      <blockquote>said</blockquote><hr></article>`
    expect(outline(parseHtml(html))).toBe(
      lines(
        'header: Trip',
        'bulleted_list: Pack',
        'to_do: Book',
        'toggle: More',
        '  text: inside',
        'code: let a = 1',
        'let b',
        'image:',
        'quote: said',
        'divider:',
      ),
    )
  })
  it('a company wiki: task lists, panels with code, tables with headings', () => {
    const html = `<div class="wiki-content"><h2 id="x">Status</h2><ul class="inline-task-list"><li class="checked" data-inline-task-id="1"><span>Done</span></li><li data-inline-task-id="2">Open</li></ul>
      <div class="code panel"><div class="codeContent"><pre class="syntaxhighlighter-pre">x = 1</pre></div></div>
      <table class="confluenceTable"><tbody><tr><th><p>A</p></th><th>B</th></tr><tr><td>1</td><td>2</td></tr></tbody></table></div>`
    expect(outline(parseHtml(html))).toBe(
      lines(
        'sub_header: Status',
        'to_do: Done',
        'to_do: Open',
        'code: x = 1',
        'table:',
        '  table_row:',
        '    text: A',
        '    text: B',
        '  table_row:',
        '    text: 1',
        '    text: 2',
      ),
    )
  })
})

describe('frames', () => {
  it('of services that are known become blocks, others are left out', () => {
    expect(parseHtml('<iframe src="https://evil.example/"></iframe><p>x</p>').map(({ type }) => type)).toEqual(['text'])
    expect(parseHtml('<iframe src="https://www.figma.com/file/abc/Name"></iframe>').map(({ type }) => type)).toEqual([
      'figma',
    ])
  })
})

describe('[P 3] Markdown', () => {
  it('reads what people write', () => {
    const text = lines(
      '# Title',
      '',
      'Some *slanted* and **bold** text, `code`, ~~gone~~ and [a link](https://a.org).',
      'Still the same paragraph.',
      '',
      '- one',
      '  - below',
      '- [x] done',
      '1. first',
      '2. second',
      '',
      '> said',
      '',
      '```ts',
      'let a = 1',
      '```',
      '',
      '| a | b |',
      '| - | - |',
      '| 1 | 2 |',
      '',
      '![alt](https://a.org/x.png)',
      '',
      '---',
    )
    expect(outline(fromMarkdown(text))).toBe(
      lines(
        'header: Title',
        'text: Some slanted and bold text, code, gone and a link. Still the same paragraph.',
        'bulleted_list: one',
        '  bulleted_list: below',
        'to_do: done',
        'numbered_list: first',
        'numbered_list: second',
        'quote: said',
        'code: let a = 1',
        'table:',
        '  table_row:',
        '    text: a',
        '    text: b',
        '  table_row:',
        '    text: 1',
        '    text: 2',
        'image:',
        'divider:',
      ),
    )
  })
})
