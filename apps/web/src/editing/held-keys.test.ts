import type { Uuid } from '@sheaf/core/ids'
import type { Trigger } from '@sheaf/editor/input/trigger'
import { describe, expect, it } from 'vitest'
import { handOutKeys } from './held-keys'
import { PageStage } from './page-stage'

const key = (name: string, isTrusted = true): KeyboardEvent => ({ key: name, isTrusted }) as KeyboardEvent
const open = { kind: 'slash' } as Trigger

/** A page whose menu was asked for and is not there yet; menu and text write down what they get. */
function desk() {
  const got: string[] = []
  const stage = new PageStage('page' as Uuid)
  const { hooks } = stage
  hooks.onTrigger(open)
  return {
    got,
    stage,
    hooks,
    /** The menu comes; Enter closes it. */
    come: () => {
      stage.takeMenuKeys(event => {
        got.push(`menu ${event.key}`)
        if (event.key === 'Enter') hooks.onTrigger(null)
        return true
      })
      return handOutKeys(stage, event => {
        // What a program presses comes by the same way as what a person does.
        expect(hooks.holdKey(key(event.key, false))).toBe(false)
        got.push(`text ${event.key}`)
      })
    },
  }
}

describe('keys that came before their menu', () => {
  it('go to the menu until it closes, the others to the text, in their order', async () => {
    const { hooks, got, come } = desk()
    expect(hooks.holdKey(key('h'))).toBe(false)
    expect(hooks.onTriggerKey(key('ArrowDown'))).toBe(true)
    for (const name of ['Enter', 'O', 'h']) expect(hooks.holdKey(key(name))).toBe(true)
    const handed = come()
    // While they are handed out, the next one waits behind them.
    expect(hooks.holdKey(key('!'))).toBe(true)
    await handed
    expect(got).toEqual(['menu ArrowDown', 'menu Enter', 'text O', 'text h', 'text !'])
    expect(hooks.holdKey(key('x'))).toBe(false)
  })
  it('are forgotten when the person goes elsewhere, or presses Escape', async () => {
    const { hooks, got, come } = desk()
    hooks.onTriggerKey(key('Enter'))
    expect(hooks.holdKey(key('Escape'))).toBe(false)
    hooks.onTrigger(null)
    await come()
    expect(got).toEqual([])
  })
})
