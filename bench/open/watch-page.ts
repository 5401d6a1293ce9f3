// What runs in a page before anything of its own: it tells when the words that are waited for were painted, when a key was answered, and
// which tasks were long. As text: the compiler's marks are unknown to a page.

/** In a page that is watched; times are milliseconds from the start of the navigation. */
export interface PageWatch {
  /** Painted, and a place on the words for a press. */
  readonly shown: Promise<{ readonly at: number; readonly x: number; readonly y: number }>
  /** The frame that shows what was pressed, and when the first key went down. */
  readonly answered: Promise<{ readonly at: number; readonly pressedAt: number }>
  readonly longTasks: readonly number[]
}

/** Words of the first block, or the element of a first row. A key shows as a letter that no words hold, or by another cell having the focus. */
export type Awaited =
  | { readonly words: string; readonly letter: string }
  | { readonly selector: string; readonly key: string }

export const watchPage = (awaited: Awaited): string => `(${script})(${JSON.stringify(awaited)})`

const script = `function watch({ words, letter, selector, key }) {
  if (window !== top) return
  const longTasks = []
  new PerformanceObserver(list => { for (const task of list.getEntries()) longTasks.push(task.duration) })
    .observe({ type: 'longtask', buffered: true })

  /** After the frame that is drawn next: its message comes when the frame is done. */
  const afterFrame = () => new Promise(resolve => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(0)
  }))
  const said = node => letter ? node.textContent.replaceAll(letter, '') : node.textContent
  const ignored = 'script, style, template, noscript, title'
  /** The innermost element that says the words. */
  const innermost = element => {
    for (let inner = element; inner; inner = [...inner.children].find(one => said(one).includes(words))) element = inner
    return element
  }
  const found = records => {
    if (selector) {
      const element = document.querySelector(selector)
      return element && element.textContent.trim() ? element : undefined
    }
    for (const { target, addedNodes } of records)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
        const element = node.nodeType === 1 ? node : node.parentElement
        if (element && !element.closest(ignored) && said(element).includes(words)) {
          const inner = innermost(element)
          if (!inner.closest(ignored)) return inner
        }
      }
  }
  /** Where its words are on the screen, if they are. */
  const placeOf = element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = [...range.getClientRects()].find(one => one.width > 0 && one.height > 0)
    const isSeen = box && box.top >= 0 && box.top < innerHeight &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen ? box : undefined
  }

  let candidate
  let isShown = false
  const shown = new Promise(resolve => {
    const look = () => {
      if (!candidate.isConnected) { candidate = undefined; return }
      const box = placeOf(candidate)
      if (!box) return requestAnimationFrame(look)
      if (isShown) return
      isShown = true
      // This is the frame: its message comes when it is done.
      const { port1, port2 } = new MessageChannel()
      const { left, top } = candidate.getBoundingClientRect()
      const place = selector ? { x: left + 6, y: top + 6 } : { x: box.right - 1, y: box.top + box.height / 2 }
      port1.onmessage = () => resolve({ at: performance.now(), ...place })
      port2.postMessage(0)
    }
    new MutationObserver((records, observer) => {
      if (isShown) return observer.disconnect()
      if (candidate) return
      candidate = found(records)
      if (candidate) requestAnimationFrame(look)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

  let pressedAt
  let before
  /** What follows from a press of the pointer is no answer to the key before it. */
  let isKeyLast = false
  addEventListener('pointerdown', () => { isKeyLast = false }, true)
  addEventListener('keydown', event => {
    if (event.key !== (letter ?? key)) return
    pressedAt ??= event.timeStamp
    before = document.activeElement
    isKeyLast = true
  }, true)
  const answered = new Promise(resolve => {
    let isDone = false
    const done = async () => {
      if (isDone) return
      isDone = true
      resolve({ at: await afterFrame(), pressedAt })
    }
    if (letter)
      new MutationObserver(records => {
        if (pressedAt === undefined || isDone) return
        const isThere = records.some(({ target, addedNodes }) => [target, ...addedNodes].some(node => {
          const element = node.nodeType === 1 ? node : node.parentElement
          return element && said(element).includes(words) && innermost(element).textContent.includes(letter)
        }))
        if (isThere) void done()
      }).observe(document, { subtree: true, childList: true, characterData: true })
    else
      addEventListener('focusin', ({ target }) => {
        if (isKeyLast && target !== before && target.closest('[role=grid]')) void done()
      }, true)
  })
  window.benchWatch = { shown, answered, longTasks }
}`
