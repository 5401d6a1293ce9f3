import { describe, expect, it } from 'vitest'
import { deterministicUuid } from '../ids'
import { LostLetters } from './builds-on'
import { TextStore } from './text-store'

const text = deterministicUuid(['text'])

describe('letters that are lost', () => {
  const begin = () => {
    const base = new TextStore({ clientId: 1000, hydrate: () => [] })
    base.insert(text, 0, 'base', {})
    const state = base.encode(text)
    const store = (clientId: number) => new TextStore({ clientId, hydrate: () => [state] })
    const [ada, bob] = [store(2000), store(3000)]
    const typed = ada.insert(text, 2, 'lost', {}).update as Uint8Array
    const lost = new LostLetters()
    lost.add(typed)
    return { ada, bob, typed, lost }
  }

  it('are used by what their author writes next, wherever it stands', () => {
    const { ada, lost } = begin()
    expect(lost.areUsedBy(ada.insert(text, 0, 'x', {}).update as Uint8Array)).toBe(true)
  })
  it('are used by what stands beside them, and by what deletes them', () => {
    const { bob, typed, lost } = begin()
    bob.applyRemote(text, typed)
    expect(lost.areUsedBy(bob.insert(text, 4, 'x', {}).update as Uint8Array)).toBe(true)
    expect(lost.areUsedBy(bob.remove(text, 3, 1).update as Uint8Array)).toBe(true)
  })
  it('are not used by what another writes elsewhere, though in the same text', () => {
    const { bob, typed, lost } = begin()
    bob.applyRemote(text, typed)
    expect(lost.areUsedBy(bob.insert(text, 0, 'x', {}).update as Uint8Array)).toBe(false)
    expect(lost.areUsedBy(bob.remove(text, 1, 1).update as Uint8Array)).toBe(false)
  })
})
