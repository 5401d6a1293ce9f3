import type { EditorView } from 'prosemirror-view'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CompositionHold } from './composition'

/** What ProseMirror keeps of a composition: it believes in it until it is told of its end. */
function composing() {
  const dom = new EventTarget()
  const view = { dom, composing: true, isDestroyed: false }
  const held = { isHeld: false }
  const composition = new CompositionHold(() => {
    held.isHeld = true
    return () => {
      held.isHeld = false
    }
  })
  dom.addEventListener('compositionend', () => {
    view.composing = false
    composition.end(view as unknown as EditorView)
  })
  composition.start(view as unknown as EditorView)
  const key = (more: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
    dom.dispatchEvent(Object.assign(new Event('keydown'), more))
  return { view, dom, held, key }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('holds what comes in until a composition is over', () => {
  const { dom, held, key } = composing()
  key({ isComposing: true, keyCode: 13 })
  key({ isComposing: false, keyCode: 229 })
  vi.advanceTimersByTime(10_000)
  expect(held.isHeld).toBe(true)
  dom.dispatchEvent(new Event('compositionend'))
  vi.advanceTimersByTime(100)
  expect(held.isHeld).toBe(false)
})

it('learns from the next key that a composition ended without a word, before ProseMirror ignores the key', () => {
  const { view, held, key } = composing()
  key({ isComposing: false, keyCode: 65 })
  expect(view.composing).toBe(false)
  vi.advanceTimersByTime(100)
  expect(held.isHeld).toBe(false)
})

it('holds nothing once the caret is elsewhere, ProseMirror gave the composition up, or the page is gone', () => {
  const left = composing()
  left.dom.dispatchEvent(new Event('focusout'))
  const givenUp = composing()
  givenUp.view.composing = false
  const gone = composing()
  gone.view.isDestroyed = true
  vi.advanceTimersByTime(1_000)
  for (const { held } of [left, givenUp, gone]) expect(held.isHeld).toBe(false)
})
