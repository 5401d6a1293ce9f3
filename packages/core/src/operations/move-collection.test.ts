import { describe, expect, it } from 'vitest'
import type { Operation } from './all'
import { drawSpace, idOf } from './space.fixture'

function draw() {
  const s = drawSpace(`
    P
      d(collection_view)
    Q
      e(collection_view)`)
  s.collection('D', 'd')
  return s.run(s.create('R', 'D'))
}
const to = (s: ReturnType<typeof draw>, block: string): Operation => ({
  command: 'moveCollection',
  pointer: s.pointer('D'),
  args: { to: s.id(block) },
})
const home = (s: ReturnType<typeof draw>) => s.state.get('collection', idOf('D'))?.['parent_id']

describe('moveCollection', () => {
  it('[P 3] makes another block its home, where both may be set up', () => {
    const s = draw()
    expect(s.requires(to(s, 'e'))).toEqual(['configure D', 'configure e'])
    expect(home(s.run(to(s, 'e')))).toBe(idOf('e'))
    expect(s.state.blockAbove(s.block('R'))).toBe(idOf('e'))
  })
  it('never puts a collection into one of its own rows', () => {
    const s = draw()
    s.run(s.create('x', 'R', {}, undefined, 'collection_view'))
    expect(home(s.run(to(s, 'x')))).toBe(idOf('d'))
  })
})
