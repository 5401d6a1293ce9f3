// Which parts of the screen React draws again, found as its developer tools find it, which works in the built app as well.
import type { Locator, Page } from 'playwright-core'

/** As much of a node of React's tree as is read here. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}
interface Watched {
  redrawn?: Element[]
}

/** Before the app is opened in the tab. */
export const watchRedraws = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    const watched = window as Window & Watched
    /** Functions, classes, and what wraps a function. */
    const components = new Set([0, 1, 11, 14, 15])
    const PERFORMED_WORK = 1
    /** The outermost elements that a component draws. */
    const drawnBy = ({ child }: Fiber, found: Element[]): void => {
      for (let one = child; one; one = one.sibling)
        if (one.stateNode instanceof Element) found.push(one.stateNode)
        else drawnBy(one, found)
    }
    const visit = (now: Fiber, before: Fiber | null, found: Element[]): void => {
      if (components.has(now.tag) && (!before || (now.flags & PERFORMED_WORK) !== 0)) drawnBy(now, found)
      // The same child: nothing below was looked at.
      if (before && now.child === before.child) return
      for (let one = now.child; one; one = one.sibling) visit(one, one.alternate, found)
    }
    // What passes by the minute is drawn again, at a time that a test does not choose.
    const setInterval = window.setInterval.bind(window)
    const MINUTE_MS = 60_000
    Object.assign(window, {
      setInterval: (...given: Parameters<typeof setInterval>) => (given[1] === MINUTE_MS ? 0 : setInterval(...given)),
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
          if (watched.redrawn) visit(current, current.alternate, watched.redrawn)
        },
      },
    })
  })

/** The parts of a place that something draws, again or for the first time, by role and name; but for one, and what is around that. */
export async function partsRedrawn(
  place: Locator,
  parts: string,
  { act, except }: { readonly act: () => Promise<unknown>; readonly except: Locator | null },
): Promise<readonly string[]> {
  await place.evaluate(() => {
    Object.assign(window, { redrawn: [] } satisfies Watched)
  })
  await act()
  // What is drawn again because the focus has gone elsewhere comes a moment later.
  await place.evaluate(
    () => new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
  const excepted = await except?.elementHandle()
  return place.evaluate(
    (around, { wanted, own }) => {
      const { redrawn = [] } = window as Window & Watched
      delete (window as Window & Watched).redrawn
      const found = redrawn
        .map(one => one.closest(wanted))
        .filter(one => one !== null)
        .filter(one => around.contains(one) && !(own && (own.contains(one) || one.contains(own))))
      return [...new Set(found)].map(
        one => `${one.getAttribute('role') ?? one.localName} ${one.getAttribute('aria-label') ?? one.textContent}`,
      )
    },
    { wanted: parts, own: excepted ?? null },
  )
}
