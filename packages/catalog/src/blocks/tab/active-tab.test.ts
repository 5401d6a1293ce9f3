import { uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { activate, activeOf } from './active-tab'

const id = (n: number) => uuid(`00000000-0000-4000-8000-00000000000${n}`)
const panels = [id(1), id(2), id(3)]
const kept = () => {
  const open = new Set<string>()
  return {
    isOpen: (panel: string) => open.has(panel),
    setOpen: (panel: string, isOpen: boolean) => void (isOpen ? open.add(panel) : open.delete(panel)),
  }
}

describe('[P 3] the open tab', () => {
  it('is the first until another is chosen, and that one when the page is opened again', () => {
    const person = kept()
    expect(activeOf(person, id(8), panels)).toBe(id(1))
    activate(person, id(8), id(2), panels)
    expect(activeOf(person, id(8), panels)).toBe(id(2))
    // Another strip, as after a reload: only what was kept is known.
    expect(activeOf(person, id(9), panels)).toBe(id(2))
  })
  it('is another when it is deleted', () => {
    const person = kept()
    activate(person, id(7), id(3), panels)
    expect(activeOf(person, id(7), [id(1), id(2)])).toBe(id(1))
  })
})
