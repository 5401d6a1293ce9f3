// Captions and other fields with marks: what is typed, what is written of it and when, and what others do meanwhile.
import { tree } from '@sheaf/core/kinds/block-tree'
import type { RichText } from '@sheaf/core/text/rich-text'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import { TextSelection } from 'prosemirror-state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClipboardHandler, createClipboardHandler } from '../clipboard/clipboard-handler'
import { insertLink, setLink } from '../commands/inline-marks'
import { toggleMark } from '../commands/marks'
import type { Exchange } from '../host/block-host'
import { TypedInput } from '../input/typed-input'
import { copyFrom, pasteInto } from './field-clipboard'
import { FieldText } from './field-text'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A field of a record, with the steps that were written into it. */
class Field {
  readonly steps: (RichText | null)[] = []
  readonly text: FieldText
  private readonly input: TypedInput
  private readonly past: RichText[] = []
  constructor(public value: RichText = []) {
    this.text = new FieldText({
      record: {
        read: () => this.value,
        write: next => {
          this.past.push(this.value)
          this.steps.push(next)
          this.value = next ?? []
        },
        undo: () => {
          this.value = this.past.pop() ?? this.value
        },
        redo: () => {},
      },
    })
    this.input = new TypedInput({ text: () => this.text, isEditable: () => true, locale: () => 'en-US' })
    this.select(this.text.state.doc.content.size)
  }
  type(letters: string): this {
    for (const key of letters) if (!this.input.type(key)) this.text.dispatch(this.text.state.tr.insertText(key))
    return this
  }
  backspace(): boolean {
    return this.input.takeBack()
  }
  select(from: number, to = from): this {
    const { tr, doc } = this.text.state
    this.text.dispatch(tr.setSelection(TextSelection.create(doc, from, to)))
    return this
  }
  /** Somebody else writes it. */
  isWritten(value: RichText): this {
    this.value = value
    this.text.changed()
    return this
  }
  get shown(): string {
    return this.text.state.doc.textContent
  }
}

describe('[P 3] a caption is written', () => {
  it('a moment after the last key, as one step', () => {
    const field = new Field()
    for (const key of 'The sea') {
      field.type(key)
      vi.advanceTimersByTime(120)
    }
    expect(field.steps).toEqual([])
    vi.advanceTimersByTime(500)
    expect(field.steps).toEqual([[['The sea']]])
  })
  it('every two seconds by those who never pause', () => {
    const field = new Field()
    for (let i = 0; i < 50; i++) {
      field.type('a')
      vi.advanceTimersByTime(100)
    }
    expect(field.steps).toHaveLength(2)
  })
  it('at once when the tab is put away, and when nobody sees it any more', () => {
    const field = new Field().type('one')
    field.text.keep()
    expect(field.value).toEqual([['one']])
    field.type(' two').text.close()
    expect(field.value).toEqual([['one two']])
    field.type(' three')
    vi.advanceTimersByTime(5_000)
    expect(field.value).toEqual([['one two']])
  })
  it('not at all when nothing changed', () => {
    const field = new Field([['  as it came ']])
    field.text.leave()
    field.type('x').text.dispatch(field.text.state.tr.delete(13, 14))
    field.text.keep()
    expect(field.steps).toEqual([])
  })
  it('without the spaces at its ends, when it is left', () => {
    const field = new Field([['noon', [['b']]]]).type('  ')
    vi.advanceTimersByTime(500)
    expect(field.value).toEqual([['noon  ', [['b']]]])
    field.text.leave()
    expect(field.value).toEqual([['noon', [['b']]]])
    expect(field.shown).toBe('noon')
  })
  it('as nothing, when only spaces are left', () => {
    const field = new Field([['noon']]).select(0, 4).type(' ')
    field.text.leave()
    expect(field.steps.at(-1)).toBeNull()
    expect(field.shown).toBe('')
  })
})

describe('[P 3] a caption keeps and takes marks', () => {
  it('by signs, by key and over a selection', () => {
    const field = new Field().type('The **sea** at ')
    toggleMark('i')(field.text)
    field.type('noon')
    field.select(0, 3)
    toggleMark('_')(field.text)
    field.text.leave()
    expect(field.value).toEqual([['The', [['_']]], [' '], ['sea', [['b']]], [' at '], ['noon', [['i']]]])
  })
  it('takes back what a sign completed, and only that', () => {
    const field = new Field().type('**sea**')
    expect(field.shown).toBe('sea')
    expect(field.backspace()).toBe(true)
    expect(field.shown).toBe('**sea**')
  })
  it('has no signs of blocks', () => {
    const field = new Field().type('# - [ ] sea')
    expect(field.shown).toBe('# - [ ] sea')
  })
  it('links, and refuses addresses that could run something', () => {
    const field = new Field([['sea']])
    expect(setLink(0, 3, 'javascript:alert(1)')(field.text)).toBe(false)
    setLink(0, 3, 'https://sea.example')(field.text)
    insertLink(3, 'shore', '/shore')(field.text)
    field.text.keep()
    expect(field.value).toEqual([
      ['sea', [['a', 'https://sea.example']]],
      ['shore', [['a', '/shore']]],
    ])
  })
  it('leaves mentions, equations and marks that it does not know as they are', () => {
    const value: RichText = [
      ['‣', [['u', 'someone']]],
      [' saw ', [['later', 'kept']]],
      ['⁍', [['e', 'x^2']]],
      [
        ' here',
        [
          ['h', 'red'],
          ['m', 'talk'],
        ],
      ],
    ]
    const field = new Field(value).select(7).type(' so')
    field.text.keep()
    expect(field.value).toEqual([...value.slice(0, 3), [' so'], ...value.slice(3)])
  })
})

describe('[P 3] a caption that two people write', () => {
  it('shows what the other wrote while nothing of mine is unwritten, and keeps my caret at its word', () => {
    const field = new Field([['The sea']]).select(7)
    field.isWritten([['Look: the sea']])
    expect(field.shown).toBe('Look: the sea')
    expect(field.text.state.selection.head).toBe(13)
    expect(field.steps).toEqual([])
  })
  it('keeps mine while I type: the last writer wins', () => {
    const field = new Field([['The sea']]).type(' at noon').isWritten([['The shore']])
    expect(field.shown).toBe('The sea at noon')
    vi.advanceTimersByTime(500)
    expect(field.value).toEqual([['The sea at noon']])
  })
  it('waits for an input method', () => {
    const field = new Field([['The sea']])
    field.text.isComposing = true
    field.isWritten([['The shore']])
    expect(field.shown).toBe('The sea')
    field.text.isComposing = false
    field.text.changed()
    expect(field.shown).toBe('The shore')
  })
  it('undoes what was typed, written or not', () => {
    const field = new Field([['The sea']]).type(' at noon')
    expect(field.text.undo()).toBe(true)
    expect(field.shown).toBe('The sea')
    expect(field.value).toEqual([['The sea']])
  })
})

describe('[P 3] copying from a caption and pasting into it', () => {
  const bold = { insert: 'bold', attributes: { b: true } }
  const exchange = {
    toHtml: () => '',
    toInlineHtml: () => '<b>bold</b>',
    toPlain: () => 'bold',
    toJson: trees => JSON.stringify(trees),
    fromJson: text => JSON.parse(text),
    fromHtml: html =>
      html.includes('<b>') ? [tree('header', { runs: [bold] }), tree('text', { runs: [{ insert: 'two' }] })] : [],
    fromMarkdown: () => [],
    toMarkdown: () => '',
  } satisfies Exchange
  const here = createClipboardHandler(exchange)
  const clipboardHandler: Fetched<ClipboardHandler> = {
    get: () => here,
    load: async () => here,
    subscribe: () => () => {},
  }
  const transfer = (data: Record<string, string> = {}) => ({
    types: Object.keys(data),
    getData: (type: string) => data[type] ?? '',
    setData: (type: string, value: string) => void (data[type] = value),
  })

  it('goes out and comes in with its marks', () => {
    const data = transfer()
    const from = new Field([['a '], ['bold', [['b']]], [' word']]).select(2, 6)
    expect(copyFrom(from.text, data, clipboardHandler)).toBe(true)
    expect(data.getData('text/html')).toBe('<b>bold</b>')
    const to = new Field([['so ']])
    pasteInto(to.text, data, false, clipboardHandler)
    expect(to.value).toEqual([['so '], ['bold', [['b']]]])
  })
  it('takes the texts of blocks, line by line', () => {
    const field = new Field([['so ']])
    pasteInto(
      field.text,
      transfer({ 'text/html': '<h1><b>bold</b></h1><p>two</p>', 'text/plain': 'bold\r\ntwo' }),
      false,
      clipboardHandler,
    )
    expect(field.value).toEqual([['so '], ['bold', [['b']]], ['\ntwo']])
  })
  it('takes only the letters where only letters are wanted, or are all there is', () => {
    const data = transfer({ 'text/html': '<b>bold</b>', 'text/plain': 'bold\r\ntwo' })
    const field = new Field()
    pasteInto(field.text, data, true, clipboardHandler)
    pasteInto(field.text, transfer({ 'text/html': '<script>', 'text/plain': '!' }), false, clipboardHandler)
    expect(field.value).toEqual([['bold\ntwo!']])
  })
  it('makes a link of the selected words, and of an address alone', () => {
    const address = 'https://sea.example/'
    const field = new Field([['sea']]).select(0, 3)
    pasteInto(field.text, transfer({ 'text/plain': address }), false, clipboardHandler)
    field.select(3)
    pasteInto(field.text, transfer({ 'text/plain': `${address}2` }), false, clipboardHandler)
    field.text.keep()
    expect(field.value).toEqual([
      ['sea', [['a', address]]],
      [`${address}2`, [['a', `${address}2`]]],
    ])
  })
  it('waits for what reads the formats, and no longer than it is seen', async () => {
    const late: Fetched<ClipboardHandler> = { ...clipboardHandler, get: () => undefined }
    const field = new Field()
    pasteInto(field.text, transfer({ 'text/html': '<b>bold</b>' }), false, late)
    await vi.advanceTimersByTimeAsync(0)
    expect(field.value).toEqual([['bold', [['b']]], ['\ntwo']])
    pasteInto(field.text, transfer({ 'text/html': '<b>bold</b>' }), false, late)
    field.text.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(field.steps).toHaveLength(1)
  })
})
