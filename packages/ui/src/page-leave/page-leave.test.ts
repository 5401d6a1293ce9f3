import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beforePageGoes, leaveFieldsWithPage } from './page-leave'

class LeftDocument extends EventTarget {
  hidden = false
  activeElement: unknown = null
}
/** As much of a page as goes away. */
class LeftPage extends EventTarget {
  readonly document = new LeftDocument()
  isPhone = false

  stub(): void {
    vi.stubGlobal('addEventListener', this.addEventListener.bind(this))
    vi.stubGlobal('document', this.document)
    vi.stubGlobal('matchMedia', () => ({ matches: this.isPhone }))
  }
  focus(tag: string): { readonly left: () => number } {
    const blur = vi.fn()
    this.document.activeElement = { blur, matches: (selector: string) => selector.split(', ').includes(tag) }
    return { left: () => blur.mock.calls.length }
  }
  go(): void {
    this.dispatchEvent(new Event('pagehide'))
  }
  hide(): void {
    this.document.hidden = true
    this.document.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: LeftPage
let end: (() => void) | undefined
beforeEach(() => {
  page = new LeftPage()
  page.stub()
})
afterEach(() => {
  end?.()
  vi.unstubAllGlobals()
})

describe('[P 3] when the page goes', () => {
  it.each(['input', 'textarea'])('the %s that is being written in is left', tag => {
    end = leaveFieldsWithPage()
    const field = page.focus(tag)
    page.go()
    expect(field.left()).toBe(1)
  })
  it.each(['div', 'button', 'iframe', 'body'])('a %s is not', tag => {
    end = leaveFieldsWithPage()
    const place = page.focus(tag)
    page.go()
    expect(place.left()).toBe(0)
  })
  it('and when it is hidden on a phone, which may never show it again; on a desktop people come back', () => {
    end = leaveFieldsWithPage()
    const field = page.focus('input')
    page.hide()
    expect(field.left()).toBe(0)
    page.isPhone = true
    page.hide()
    expect(field.left()).toBe(1)
  })
  it('nobody is asked who has gone before', () => {
    const write = vi.fn()
    beforePageGoes(write)()
    page.isPhone = true
    page.go()
    page.hide()
    expect(write).not.toHaveBeenCalled()
  })
  it('what is written comes before what is sent, whoever began to listen first', () => {
    const listen = vi.fn()
    vi.stubGlobal('addEventListener', listen)
    end = beforePageGoes(() => {})
    expect(listen).toHaveBeenCalledWith('pagehide', expect.anything(), expect.objectContaining({ capture: true }))
  })
})
