import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { durationOf, ToastProvider, type Toasts, useToast } from './toast'

describe('toast', () => {
  it('leaves more time where there is something to decide', () => {
    const action = { label: 'Undo', onAction: () => {} }
    expect(durationOf({ text: 'Moved' })).toBe(4_000)
    expect(durationOf({ text: 'Moved', action })).toBe(10_000)
    expect(durationOf({ text: 'Not saved', tone: 'error' })).toBe(10_000)
    expect(durationOf({ text: 'Offline', durationMs: 0 })).toBe(0)
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

  it('says so when there is no provider', () => {
    function Probe() {
      useToast()
      return null
    }
    expect(() => renderToStaticMarkup(<Probe />)).toThrow('ToastProvider')
  })
})
