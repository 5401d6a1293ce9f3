import { tree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { fromMarkdown, parseHtml, toMarkdown } from '../../markdown'
import { code } from './code'
import { forbiddenLine } from './diagram-source'
import { grammars } from './grammars'
import { highlight } from './highlight'
import { matching } from './language-picker'
import { aliasOf, languageNamed, languages } from './languages'

describe('[P 3] the language of code', () => {
  it('is known by any of its names', () => {
    for (const word of ['ts', 'TypeScript', 'mts']) expect(languageNamed(word)).toBe('TypeScript')
    expect(languageNamed('')).toBe('Plain text')
    expect(languageNamed('brainfog')).toBe('brainfog')
  })
  it('has one name each, and no name means two', () => {
    const names = languages.flatMap(({ name, aliases }) => [...new Set([name.toLowerCase(), ...aliases])])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
  it('is taken from the signs that are typed', () => {
    expect(code.readSign('```ts')).toEqual({ properties: { language: [['TypeScript']] } })
    expect(code.readSign('``ts')).toBeNull()
    expect(code.readSign('```ts x')).toBeNull()
  })
  it('is found by a part of a name, the best first', () => {
    expect(matching('type')[0]?.name).toBe('TypeScript')
    expect(matching('rs')[0]?.name).toBe('Rust')
    expect(matching('zzzz')).toEqual([])
  })
  it('goes to Markdown and back', () => {
    const [read] = fromMarkdown('```rust\nfn main() {}\n\n```')
    expect(read).toEqual(tree('code', { runs: [{ insert: 'fn main() {}\n' }], properties: { language: [['Rust']] } }))
    expect(toMarkdown(read ? [read] : []).trim()).toBe('```rust\nfn main() {}\n\n```')
  })
  it('is read from the classes that other pages give', () => {
    const [read] = parseHtml('<pre class="lang-py"><code>print(1)\n</code></pre>')
    expect(read).toMatchObject({ type: 'code', runs: [{ insert: 'print(1)' }], properties: { language: [['Python']] } })
  })
})

describe('[P 3] the colours of code', () => {
  it('say what the words are', { timeout: 60_000 }, async () => {
    const text = 'const a = "x" // note'
    const kinds = (await highlight(text, 'TypeScript')).map(({ from, to, kind }) => [text.slice(from, to).trim(), kind])
    expect(kinds).toContainEqual(['const', 'keyword'])
    expect(kinds).toContainEqual(['"x"', 'string'])
    expect(kinds.some(([word, kind]) => kind === 'comment' && word?.includes('note'))).toBe(true)
  })
  it('have a grammar for every language but plain text', () => {
    const missing = languages.filter(({ name }) => aliasOf(name) !== '' && !grammars[aliasOf(name)])
    expect(missing.map(({ name }) => name)).toEqual([])
  })
  it('are left out for text without a language and for what is too long', async () => {
    expect(await highlight('const a', 'Plain text')).toEqual([])
    expect(await highlight('a'.repeat(50_000), 'TypeScript')).toEqual([])
  })
})

describe('[P 3] what a diagram may not say', () => {
  it.each([
    ['flowchart LR\n  A --> B\n  click A "https://example.org"', 3],
    ['flowchart LR\n  click A href "https://example.org"', 2],
    ['flowchart LR\n  click A call alert()', 2],
    ['classDiagram\n  class Duck\n  link Duck "https://example.org"', 3],
    ['sequenceDiagram\n  links A: {"x": "https://example.org"}', 2],
    ['flowchart LR\n  A["javascript:alert(1)"]', 2],
    ['flowchart LR\n  A@{ img: "https://example.org/a.png", h: 60 }', 2],
    ['flowchart LR\n  A@{\n    img: "https://example.org/a.png"\n  }', 3],
  ])('%j', (source, line) => {
    expect(forbiddenLine(source)).toBe(line)
  })
  it('leaves words that only look like it', () => {
    expect(forbiddenLine('flowchart LR\n  A[One click] --> B[details of links]\n  %% click A "x"')).toBeNull()
    expect(forbiddenLine('flowchart LR\n  links --> B')).toBeNull()
    expect(forbiddenLine('flowchart LR\n  A["the img: of a page"] --> B@{ shape: rect }')).toBeNull()
  })
})
