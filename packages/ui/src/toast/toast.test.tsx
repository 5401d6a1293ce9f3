import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ToastProvider, type Toasts, useToast } from './toast'
import { durationOf, type ToastOptions, toastQueue } from './toast-queue'

describe('toast', () => {
  it('leaves more time where there is something to decide', () => {
    const action = { label: 'Undo', onAction: () => {} }
    expect(durationOf({ text: 'Moved' })).toBe(4_000)
    expect(durationOf({ text: 'Moved', action })).toBe(10_000)
    expect(durationOf({ text: 'Not saved', tone: 'error' })).toBe(10_000)
    expect(durationOf({ text: 'Offline', durationMs: 0 })).toBe(0)
  })

  it('keeps what is shown before its place has come', () => {
    const shown: [string, ToastOptions][] = []
    let requests = 0
    const queue = toastQueue(() => requests++)
    const first = queue.show({ text: 'One' })
    const second = queue.show({ text: 'Two' })
    queue.show({ id: 'same', text: 'Three' })
    queue.show({ id: 'same', text: 'Four' })
    queue.close(first)
    queue.attach({ show: (id, options) => shown.push([id, options]), close: () => {} })
    queue.show({ id: 'late', text: 'Five' })
    expect(shown.map(([id, { text }]) => [id, text])).toEqual([
      [second, 'Two'],
      ['same', 'Four'],
      ['late', 'Five'],
    ])
    expect(requests).toBe(5)
  })

  it('says so when there is no provider', () => {
    function Probe() {
      useToast()
      return null
    }
    expect(() => renderToStaticMarkup(<Probe />)).toThrow('ToastProvider')
  })

  it('gives the tree below it a way to show', () => {
    const seen: Toasts[] = []
    function Probe({ see }: { see: (toasts: Toasts) => void }) {
      see(useToast())
      return null
    }
    renderToStaticMarkup(
      <ToastProvider label="Notifications" closeLabel="Close">
        <Probe see={toasts => seen.push(toasts)} />
      </ToastProvider>,
    )
    expect(seen[0]?.show({ id: 'saved', text: 'Saved' })).toBe('saved')
  })
})
