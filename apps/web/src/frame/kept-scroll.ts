// Back, forward and reload restore the scroll position. A followed link leads to the top of its page, and an address with a block to
// that block. Loading this file starts it: when idle, or early where this tab has a position to restore.
import { watchAddress } from '../navigation'
import { PLACES_KEY } from './places-key'
import { type ScrollPlace, ScrollPlaces } from './scroll-places'

/** For the blocks of a long page to come. */
const AWAITED_MS = 5_000
/** What lies above takes its true height meanwhile. */
const STEADIED_MS = 1_000
/** From here on the person scrolls. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const places = new ScrollPlaces(sessionStorage.getItem(PLACES_KEY))
let here = entryHere()
/** What was moved from last. */
let left: Entry | null = null
let coming: Coming | null = null

interface Entry {
  readonly path: string
  readonly search: string
  readonly key: string
}
function entryHere(): Entry {
  const { pathname, search, hash } = location
  const { index = 0 } = (history.state ?? {}) as { readonly index?: number }
  return { path: pathname, search, key: `${index} ${pathname}${search}${hash}` }
}

const pageArea = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-page-area]')

// ---------- leaving

function keepPlace(): void {
  const area = pageArea()
  // Who leaves before they were brought back has been nowhere else.
  if (!area || coming?.isAwaited) return
  places.keep(here.key, placeIn(area))
  sessionStorage.setItem(PLACES_KEY, places.text)
}

function placeIn(area: HTMLElement): ScrollPlace {
  const edge = area.getBoundingClientRect().top
  const text = area.querySelector<HTMLElement>('.sheaf-editor')
  const block = area.scrollTop > 0 && text ? blockAt(text, edge) : null
  const id = block?.dataset['blockId']
  return {
    topPx: area.scrollTop,
    block: block && id ? { id, offsetPx: block.getBoundingClientRect().top - edge } : null,
  }
}

/** The innermost block at the edge. Only what reaches it is looked into, as asking what is off screen would lay it out. */
function blockAt(text: HTMLElement, edge: number): HTMLElement | null {
  let block: HTMLElement | null = null
  for (let at: Element | undefined = text; at; ) {
    if (at instanceof HTMLElement && at.classList.contains('sheaf-block')) block = at
    // What a block draws is its own affair, and may hold a text of another page.
    if (at !== text && at.getAttribute('contenteditable') === 'false') break
    at = [...at.children].find(child => child.getBoundingClientRect().bottom > edge)
  }
  return block
}

// ---------- coming back

/** Brings a page to a place and holds it there while its blocks come, until the person does something. */
class Coming {
  private readonly ending = new AbortController()
  private readonly began = performance.now()
  private reached: number | null = null

  constructor(private readonly place: ScrollPlace) {
    for (const sign of SIGNS)
      addEventListener(sign, () => this.end(), { capture: true, passive: true, signal: this.ending.signal })
    requestAnimationFrame(() => this.step())
  }
  get isAwaited(): boolean {
    return this.reached === null && !this.ending.signal.aborted
  }
  end(): void {
    this.ending.abort()
  }
  private step(): void {
    if (this.ending.signal.aborted) return
    const now = performance.now()
    const isLate = now - this.began > AWAITED_MS
    const area = pageArea()
    if (area && bring(area, this.place, isLate)) this.reached ??= now
    if (this.reached === null ? isLate : now - this.reached > STEADIED_MS) this.end()
    else requestAnimationFrame(() => this.step())
  }
}

/** False while the place is not there yet. */
function bring(area: HTMLElement, { topPx, block }: ScrollPlace, isLate: boolean): boolean {
  const shown = block && area.querySelector(`.sheaf-block[data-block-id="${CSS.escape(block.id)}"]`)
  const [box] = shown?.getClientRects() ?? []
  if (block && box) {
    const offPx = box.top - area.getBoundingClientRect().top - block.offsetPx
    if (Math.abs(offPx) >= 1) area.scrollTop += offPx
    return true
  }
  if (block && !isLate) return false
  area.scrollTop = topPx
  return area.scrollTop + 1 >= topPx
}

function comeBack(): void {
  const place = location.hash ? undefined : places.of(here.key)
  if (place) coming = new Coming(place)
}

// ---------- when

function onAddress(): void {
  left = null
  if (entryHere().key === here.key) return
  keepPlace()
  coming?.end()
  left = here
  here = entryHere()
  const area = pageArea()
  if (area && left.path !== here.path) area.scrollTop = 0
}

/** Comes after the address is known. Where something beside the page was opened or closed, the page stays as it is. */
function onReturn(): void {
  if (left && (left.path !== here.path || left.search === here.search)) comeBack()
}

const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (loading?.type !== 'navigate') comeBack()
watchAddress(onAddress)
addEventListener('popstate', onReturn)
addEventListener('pagehide', keepPlace)
// A phone may end a tab that is hidden without a word.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) keepPlace()
})
