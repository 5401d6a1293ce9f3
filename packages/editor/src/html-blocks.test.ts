// Foreign HTML as paragraphs. The trees are written by hand: what is read is the shape of a DOM, not a browser.
import { expect, it } from 'vitest'
import { blocksOfHtml, blocksOfText, type HtmlNode } from './html-blocks'

type Child = HtmlNode | string
const text = (nodeValue: string): HtmlNode => ({ nodeType: 3, nodeName: '#text', nodeValue, childNodes: [] })
const el = (nodeName: string, attributes: Record<string, string>, ...children: Child[]): HtmlNode => ({
  nodeType: 1,
  nodeName,
  nodeValue: null,
  childNodes: children.map(child => (typeof child === 'string' ? text(child) : child)),
  getAttribute: name => attributes[name] ?? null,
})
const body = (...children: Child[]): HtmlNode => el('BODY', {}, ...children)
const read = (...children: Child[]): unknown => blocksOfHtml(body(...children)).map(block => block.runs)

it('makes a paragraph of each block and joins what belongs together', () => {
  expect(
    read(el('H1', {}, 'Title'), '\n  ', el('P', {}, 'One\n   two'), el('UL', {}, el('LI', {}, 'a'), el('LI', {}, 'b'))),
  ).toEqual([[{ insert: 'Title' }], [{ insert: 'One two' }], [{ insert: 'a' }], [{ insert: 'b' }]])
})
it('keeps marks, by element and by style', () => {
  expect(
    read(
      el(
        'P',
        {},
        'a ',
        el('B', {}, 'b ', el('I', {}, 'c')),
        el('SPAN', { style: 'font-weight: 700; text-decoration: line-through' }, 'd'),
      ),
    ),
  ).toEqual([
    [
      { insert: 'a ' },
      { insert: 'b ', attributes: { b: true } },
      { insert: 'c', attributes: { b: true, i: true } },
      { insert: 'd', attributes: { b: true, s: true } },
    ],
  ])
})
it('does not take the wrapper of Google Docs for bold', () => {
  expect(read(el('B', { style: 'font-weight:normal' }, el('P', {}, el('SPAN', {}, 'plain'))))).toEqual([
    [{ insert: 'plain' }],
  ])
})
it('keeps addresses that lead somewhere, and drops those that run something', () => {
  const link = (href: string): HtmlNode => el('A', { href }, 'x')
  expect(read(link('https://a.org'))).toEqual([[{ insert: 'x', attributes: { a: 'https://a.org' } }]])
  for (const href of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])
    expect(read(link(href))).toEqual([[{ insert: 'x' }]])
})
it('reads no scripts and no styles', () => {
  expect(
    read(el('STYLE', {}, 'p{}'), el('SCRIPT', {}, 'alert(1)'), el('P', {}, 'x', { ...text('note'), nodeType: 8 })),
  ).toEqual([[{ insert: 'x' }]])
})
it('keeps line breaks inside a paragraph and the lines of preformatted text', () => {
  expect(read(el('P', {}, 'a ', el('BR', {}), ' b', el('BR', {})))).toEqual([[{ insert: 'a\nb' }]])
  expect(read(el('PRE', {}, 'a\n  b'))).toEqual([[{ insert: 'a\n  b' }]])
})
it('brings back inline atoms of its own, and no others', () => {
  const atom = (value: string): HtmlNode => el('SPAN', { 'data-sheaf-embed': value }, '@')
  expect(read(atom('{"k":"u","v":["id"]}'))).toEqual([[{ insert: { k: 'u', v: ['id'] } }]])
  for (const value of ['{', '{"k":1,"v":[]}', '{"k":"u"}', '{"k":"__proto__","v":[]}'])
    expect(read(atom(value))).toEqual([[{ insert: '@' }]])
})
it('makes a paragraph of each line of plain text', () => {
  expect(blocksOfText('a\r\n\r\nb\n').map(block => block.runs)).toEqual([[{ insert: 'a' }], [], [{ insert: 'b' }]])
})
