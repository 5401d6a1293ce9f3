import { describe, expect, it, vi } from 'vitest'
import { HeldKeys } from './held-keys'

const key = (name: string): KeyboardEvent => ({ key: name }) as KeyboardEvent

/** A menu that closes with Enter, and a text; both write down what they get. */
function desk() {
  const got: string[] = []
  let isOpen = true
  const held: HeldKeys = new HeldKeys({
    menu: event => {
      if (!isOpen) return false
      if (event.key === 'Enter') isOpen = false
      got.push(`menu ${event.key}`)
      return true
    },
    text: event => {
      // What a program presses comes by the same way as what a person does.
      expect(held.hold(event)).toBe(false)
      got.push(`text ${event.key}`)
    },
    giveUp: () => {
      isOpen = false
      held.drop()
    },
  })
  return { held, got }
}

describe('keys that came before their menu', () => {
  it('go to the menu until it closes, the others to the text, in their order', async () => {
    const { held, got } = desk()
    expect(held.hold(key('h'))).toBe(false)
    held.begin(key('ArrowDown'))
    for (const name of ['Enter', 'O', 'h']) expect(held.hold(key(name))).toBe(true)
    const released = held.release()
    // While they are handed out, the next one waits behind them.
    await Promise.resolve()
    expect(held.hold(key('!'))).toBe(true)
    await released
    expect(got).toEqual(['menu ArrowDown', 'menu Enter', 'text O', 'text h', 'text !'])
    expect(held.hold(key('x'))).toBe(false)
  })
  it('are forgotten when the person goes elsewhere', async () => {
    const { held, got } = desk()
    held.begin(key('Enter'))
    held.drop()
    await held.release()
    expect(got).toEqual([])
  })
  it('go to the text when the menu does not come', async () => {
    vi.useFakeTimers()
    const { held, got } = desk()
    held.begin(key('Enter'))
    held.hold(key('a'))
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(got).toEqual(['text Enter', 'text a'])
  })
})
