import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { type GlancedBlock, glanceAt, type PageReader } from './page-content'

type Tree = readonly [type: string, words: string, ...children: Tree[]]
function reading(...trees: readonly Tree[]): PageReader {
  const blocks = new Map<string, GlancedBlock>()
  const children = new Map<string, string[]>([['page', []]])
  const put = (parent: string, [type, words, ...inner]: Tree): void => {
    const id = `b${blocks.size}`
    const field = type === 'image' ? 'source' : 'title'
    blocks.set(id, { alive: type !== 'trashed', type, properties: { [field]: [[words]] } })
    children.get(parent)?.push(id)
    children.set(id, [])
    for (const child of inner) put(id, child)
  }
  for (const tree of trees) put('page', tree)
  return {
    block: id => blocks.get(id),
    content: id => (children.get(id) ?? []) as unknown as readonly Uuid[],
    isPage: type => type === 'page',
  }
}
const page = 'page' as Uuid

describe('glanceAt', () => {
  it('takes words and the first picture, in reading order', () => {
    const reader = reading(
      ['header', 'Plan'],
      ['text', ''],
      ['toggle', 'More', ['image', 'attachment:one'], ['text', 'inside']],
      ['image', 'attachment:two'],
    )
    expect(glanceAt(page, reader, 100)).toEqual({
      words: [
        { as: 'heading', words: 'Plan' },
        { as: 'text', words: 'More' },
        { as: 'text', words: 'inside' },
      ],
      picture: 'attachment:one',
    })
  })
  it.each([
    ['sub_header', 'heading'],
    ['bulleted_list', 'bullet'],
    ['to_do', 'bullet'],
    ['numbered_list', 'number'],
    ['quote', 'text'],
  ])('a %s is read as %s', (type, as) => {
    expect(glanceAt(page, reading([type, 'words']), 100).words).toEqual([{ as, words: 'words' }])
  })
  it('does not look into pages and into what is in the trash', () => {
    const reader = reading(['page', 'Sub', ['image', 'x'], ['text', 'deep']], ['trashed', 'gone'], ['text', 'here'])
    expect(glanceAt(page, reader, 100)).toEqual({ words: [{ as: 'text', words: 'here' }], picture: null })
  })
  it('has enough at some point', () => {
    const reader = reading(['text', 'long enough'], ['text', 'too much'], ['image', 'x'])
    expect(glanceAt(page, reader, 5)).toEqual({ words: [{ as: 'text', words: 'long enough' }], picture: 'x' })
  })
  it('of an empty page is nothing', () => {
    expect(glanceAt(page, reading(), 100)).toEqual({ words: [], picture: null })
  })
})
