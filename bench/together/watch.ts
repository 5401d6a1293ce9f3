// When a key goes down in one tab, leaves it over a socket, comes to another and is shown there: milliseconds of the machine's clock. As text,
// since the compiler's marks are unknown to a page.

/** To run before the page's own scripts. */
export const WATCH_SOCKETS = `(() => {
  const clock = () => performance.timeOrigin + performance.now()
  window.together = { pressedAt: 0, sentAt: 0, cameAt: 0, shownAt: 0, count: 0 }
  document.addEventListener('keydown', () => { together.pressedAt = clock(); together.sentAt = 0 }, true)
  const Bare = window.WebSocket
  window.WebSocket = class extends Bare {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => { if (/"entries"|^bare/.test(String(data).slice(0, 200))) together.cameAt = clock() })
    }
    send(data) {
      if (/"save"|^bare/.test(String(data).slice(0, 200)) && !together.sentAt) together.sentAt = clock()
      super.send(data)
    }
  }
})()`

/** Counts changes of the page's words by the frame that paints them. */
export const WATCH_WORDS = `(() => {
  const words = () => [...document.querySelectorAll('[role="textbox"] p')].reduce((sum, one) => sum + one.textContent.length, 0)
  let known = words()
  new MutationObserver(() => {
    if (words() === known) return
    known = words()
    requestAnimationFrame(() => {
      together.shownAt = performance.timeOrigin + performance.now()
      together.count++
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})()`

export interface Watched {
  readonly pressedAt: number
  readonly sentAt: number
  readonly cameAt: number
  readonly shownAt: number
  readonly count: number
}

declare global {
  interface Window {
    readonly together: Watched
  }
}
