import { describe, expect, it } from 'vitest'
import { fold } from './fold'
import { readQuery } from './query'
import { similarityOf } from './similar'

const similarity = (query: string, title: string): number | null => similarityOf(fold(title), readQuery(query))

describe('slips of the fingers', () => {
  it('are forgiven: one in a word, two in a long one', () => {
    for (const [query, title] of [
      ['raodmap', 'The Roadmap'],
      ['rodmap', 'Roadmap'],
      ['roadmaap', 'Roadmap'],
      ['roadmop 2026', 'Roadmap 2026'],
      ['qaurtrely', 'Quarterly'],
      ['roadmp', 'Roadmaps of all teams'],
      ['quartrely raodmap', 'Quarterly roadmap'],
    ] as const)
      expect(similarity(query, title), query).toBeGreaterThan(0.5)
  })
  it('are another word in a short one, and too many are too many', () => {
    for (const [query, title] of [
      ['cat', 'Car'],
      ['raodmpa', 'Roadmap'],
      ['creme salt', 'Crème brûlée'],
      ['pangolin', 'Penguin'],
      ['anything', ''],
    ] as const)
      expect(similarity(query, title), query).toBeNull()
  })
  it('count: the fewer the better', () => {
    expect(similarity('roadmap', 'Roadmap')).toBe(1)
    expect(similarity('raodmap', 'Roadmap')).toBeLessThan(1)
    expect(similarity('quaterly', 'Quarterly') ?? 0).toBeGreaterThan(similarity('qauterly', 'Quarterly') ?? 0)
  })
})
