// HTML as other programs put it on a clipboard, cut down to what matters.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { fromMarkdown, parseHtml, toReadableMarkdown } from '../markdown'
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
  it('Word: signs of symbol fonts inside the element of their font, levels without their parents', () => {
    const item = (level: number, font: string, marker: string, text: string): string =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;mso-list:l1 level${level} lfo2'><!--[if !supportLists]--><span lang=EN-US style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font};mso-ansi-language:EN-US'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang=EN-US>${text}<o:p></o:p></span></p>`
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=EN-US><!--StartFragment-->
      ${item(1, 'Symbol', '·', 'Wool')}
      ${item(2, '"Courier New"', 'o', 'Boiled')}
      ${item(3, 'Wingdings', '§', 'From Tyrol')}
      ${item(1, 'Symbol', '·', 'Linen')}
      ${item(1, '"Times New Roman"', '1.', 'First')}
      ${item(2, '"Times New Roman"', 'a)', 'Lettered')}
      ${item(1, '"Times New Roman"', '(2)', 'Second')}
      <!--EndFragment--></body></html>`
    expect(outline(parseHtml(html))).toBe(
      lines(
        'bulleted_list: Wool',
        '  bulleted_list: Boiled',
        '    bulleted_list: From Tyrol',
        'bulleted_list: Linen',
        'numbered_list: First',
        '  numbered_list: Lettered',
        'numbered_list: Second',
      ),
    )
  })
  it('Word on the web: a list of one item for each, with its level', () => {
    const item = (tag: string, level: number, text: string): string =>
      `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1 SCXW1" role="list"><li class="OutlineElement Ltr SCXW1" role="listitem" data-leveltext="" data-font="Symbol" data-listid="2" aria-setsize="-1" data-aria-posinset="1" data-aria-level="${level}"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${tag}></div>`
    const html = `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1">Cloth</p></div>${item('ul', 1, 'Wool')}${item('ul', 2, 'Boiled')}${item('ol', 1, 'First')}`
    expect(outline(parseHtml(html)).replaceAll('\u00A0', '')).toBe(
      lines('text: Cloth', 'bulleted_list: Wool', '  bulleted_list: Boiled', 'numbered_list: First'),
    )
  })
  it('Google Docs: check lists whose boxes are pictures', () => {
    const item = (state: string, text: string, level = 1): string =>
      `<li dir="ltr" role="checkbox" aria-checked="${state === 'checked'}" style="list-style-type:none;font-size:11pt;" aria-level="${level}"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.599999999999998px" height="17.599999999999998px" alt="${state}" aria-roledescription="checkbox" style="margin-right:3px;" /><p style="line-height:1.38;display:inline-block;vertical-align:top;width:calc(100% - 20.6px);" dir="ltr" role="presentation"><span style="font-size:11pt;">${text}</span></p></li>`
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><ul style="margin-top:0;margin-bottom:0;padding-inline-start:28px;">${item('unchecked', 'Order thread')}${item('checked', 'Call the weaver')}<ul>${item('unchecked', 'Ask for linen', 2)}</ul></ul></b>`
    const trees = parseHtml(html)
    expect(outline(trees)).toBe(lines('to_do: Order thread', 'to_do: Call the weaver', '  to_do: Ask for linen'))
    expect(trees.map(({ properties }) => properties)).toEqual([{}, { checked: [['Yes']] }])
    // Without the role only the picture says what it is.
    const bare =
      '<ul><li><img alt="checked" aria-roledescription="checkbox" src="data:image/png;base64,iVBORw0KGgo="><p>Cut</p></li></ul>'
    expect(parseHtml(bare).map(({ type, properties }) => [type, properties])).toEqual([
      ['to_do', { checked: [['Yes']] }],
    ])
  })
  it.each([
    [
      'a wiki that exports pages',
      '<div class="column-list"><div style="width:25%" class="column"><p>one</p></div><div style="width:75%" class="column"><h2>two</h2><p>three</p></div></div>',
    ],
    [
      'a company wiki',
      '<div class="columnLayout two-equal" data-layout="two-equal"><div class="cell normal"><div class="innerCell"><p>one</p></div></div><div class="cell normal"><div class="innerCell"><h2>two</h2><p>three</p></div></div></div>',
    ],
    [
      'its newer editor',
      '<div data-layout-section="true"><div data-layout-column="true" data-column-width="50"><div data-layout-content="true"><p>one</p></div></div><div data-layout-column="true" data-column-width="50"><h2>two</h2><p>three</p></div></div>',
    ],
    [
      'a program for sites',
      '<div class="wp-block-columns is-layout-flex"><div class="wp-block-column"><p>one</p></div><div class="wp-block-column"><h2>two</h2><p>three</p></div></div>',
    ],
    [
      'boxes side by side',
      '<div style="display: flex; gap: 8px"><div style="width: 40%"><p>one</p></div><div style="width: 60%"><h2>two</h2><p>three</p></div></div>',
    ],
  ])('columns of %s', (_whose, html) => {
    const trees = parseHtml(`<p>before</p>${html}`)
    expect(outline(trees)).toBe(
      lines(
        'text: before',
        'column_list:',
        '  column:',
        '    text: one',
        '  column:',
        '    sub_header: two',
        '    text: three',
      ),
    )
    const ratios = trees[1]?.children.map(({ format }) => format['column_ratio'] ?? null)
    if (html.includes('width:25%')) expect(ratios).toEqual([0.5, 1.5])
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

describe('[P 3] what goes out as plain text', () => {
  it('is Markdown, and what that has no words for stands there by its words', () => {
    const trees = parseHtml(
      '<h1>Plan</h1><p>Some <b>bold</b> text.</p><ul><li>one<ul><li>below</li></ul></li></ul><ul><li><input type="checkbox" checked>done</li></ul><table><tr><td>a</td><td>b</td></tr></table><div class="column-list"><div class="column"><p>left</p></div><div class="column"><p>right</p></div></div>',
    )
    const text = toReadableMarkdown(trees)
    expect(text).toContain('# Plan\n\nSome **bold** text.\n\n- one\n  - below\n- [x] done')
    expect(text).toMatch(/left\n\nright$/)
    expect(text).not.toContain('<div')
  })
})
