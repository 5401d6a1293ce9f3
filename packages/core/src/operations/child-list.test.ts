import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Uuid } from '../ids'
import { anchorOf, insertAt } from './anchor'
import { ChildList } from './child-list'
import { idOf } from './space.fixture'

const ids = Array.from('abcdefghij', name => idOf(name))
const anId = fc.constantFrom(...ids)
const some = fc.uniqueArray(anId, { maxLength: 3 })
const step = fc.record({ id: anId, isGoing: fc.boolean(), after: some, before: some })

describe('children that come and go', () => {
  it('stand where a list of ids would have them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anId), fc.array(step, { maxLength: 30 }), (start, steps) => {
        const children = new ChildList(start)
        let list: readonly Uuid[] = start
        for (const { id, isGoing, after, before } of steps) {
          children.remove(id)
          if (!isGoing) children.insert(id, { after, before })
          list = isGoing ? list.filter(other => other !== id) : insertAt(list, id, { after, before })
          expect(children.ids()).toEqual(list)
          expect(ids.filter(other => children.has(other)).sort()).toEqual([...list].sort())
          for (const there of list) expect(children.anchorOf(there)).toEqual(anchorOf(list, there))
        }
      }),
    )
  })
  it('are the very list they were made of until one comes or goes', () => {
    const children = new ChildList(ids)
    expect(children.ids()).toBe(ids)
    children.remove(idOf('a'))
    expect(children.ids()).toBe(children.ids())
    expect(children.ids()).not.toContain(idOf('a'))
  })
})
