import { describe, expect, it } from 'vitest'
import { ranked, rankOf } from './rank'

const names = ['Heading 1', 'Toggle heading 1', 'Überschrift', 'To-do list', 'Subheading', 'Code']
const find = (query: string): string[] =>
  ranked(
    query,
    names.map(name => ({ name })),
    one => one,
  ).map(one => one.name)

describe('[P 3] finding by what is typed', () => {
  it.each([
    ['head', ['Heading 1', 'Toggle heading 1', 'Subheading']],
    ['uber', ['Überschrift']],
    ['to-d', ['To-do list']],
    ['to', ['To-do list', 'Toggle heading 1']],
    ['heading toggle', ['Toggle heading 1']],
    ['xyz', []],
    ['', names],
  ])('%j finds %j', (query, expected) => {
    expect(find(query).sort()).toEqual([...expected].sort())
  })
  it('puts the start of a name first', () => {
    expect(find('head')[0]).toBe('Heading 1')
  })
  it('finds other words after the name', () => {
    expect(rankOf('h1', 'Heading 1', ['h1'])).toBeGreaterThan(rankOf('heading', 'Heading 1') as number)
    expect(rankOf('(', 'Heading 1')).toBeNull()
  })
})
