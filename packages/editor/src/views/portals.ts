// The boxes on a page that React draws into. ProseMirror makes and drops them; React follows. A box that is dropped and wanted
// again in the same task, in whichever order, is the same one, so that what a component holds survives moves and chunk splits; components far from
// the screen are not drawn at all.
import type { Uuid } from '@sheaf/core/ids'
import { scrollerOf } from './scroller'

interface Portal {
  readonly id: Uuid
  readonly type: string
  readonly dom: HTMLElement
}

/** Drawn a screen ahead of the scroll. */
const AHEAD = '100% 0px'

export class Portals {
  private readonly held = new Map<string, Portal>()
  /** How many node views use a box: when ProseMirror redraws a piece, the new one is created before the old one is destroyed. */
  private readonly wanted = new Map<string, number>()
  private readonly near = new Set<HTMLElement>()
  private readonly listeners = new Set<() => void>()
  private watching: IntersectionObserver | null | undefined
  private shown: readonly Portal[] = []
  private isTelling = false

  /** Of an editor that stands in `place`. */
  constructor(private readonly place: HTMLElement) {}

  /** The box of a block. */
  claim(id: Uuid, type: string): HTMLElement {
    const key = `${type}:${id}`
    this.wanted.set(key, (this.wanted.get(key) ?? 0) + 1)
    const held = this.held.get(key)
    if (held) return held.dom
    const dom = document.createElement('div')
    this.held.set(key, { id, type, dom })
    if (this.observer) this.observer.observe(dom)
    else this.near.add(dom)
    this.tell()
    return dom
  }
  /** A node view releases the box; it is removed if none uses it at the end of the task. */
  release(id: Uuid, type: string): void {
    const key = `${type}:${id}`
    this.wanted.set(key, (this.wanted.get(key) ?? 1) - 1)
    queueMicrotask(() => {
      const held = this.held.get(key)
      if (!held || (this.wanted.get(key) ?? 0) > 0) return
      this.wanted.delete(key)
      this.held.delete(key)
      this.observer?.unobserve(held.dom)
      this.near.delete(held.dom)
      this.tell()
    })
  }
  /** The boxes to draw into. The same list as long as nothing changes. */
  readonly list = (): readonly Portal[] => this.shown
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  /** Paper shows all of it, and cannot be scrolled to. Components that are here already are drawn before it is laid out. */
  readonly drawAll = (): void => {
    this.watching?.disconnect()
    this.watching = null
    for (const { dom } of this.held.values()) this.near.add(dom)
    this.tell()
  }
  destroy(): void {
    if (this.watching) removeEventListener('beforeprint', this.drawAll)
    this.watching?.disconnect()
    this.held.clear()
    this.wanted.clear()
    this.near.clear()
    this.tell()
  }

  /** Made for the first box: what scrolls clips its boxes, so that only a margin around that element looks ahead. */
  private get observer(): IntersectionObserver | null {
    if (this.watching !== undefined) return this.watching
    if (typeof IntersectionObserver === 'undefined') {
      this.watching = null
      return null
    }
    const scroller = scrollerOf(this.place)
    const root = scroller === document.documentElement ? null : scroller
    this.watching = new IntersectionObserver(entries => this.seen(entries), { root, rootMargin: AHEAD })
    addEventListener('beforeprint', this.drawAll, { once: true })
    return this.watching
  }
  private seen(entries: readonly IntersectionObserverEntry[]): void {
    // Once drawn it stays: what was typed into it must not go with a scroll.
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        this.near.add(target as HTMLElement)
        this.observer?.unobserve(target)
      }
    this.tell()
  }
  private tell(): void {
    if (this.isTelling) return
    this.isTelling = true
    queueMicrotask(() => {
      this.isTelling = false
      this.shown = [...this.held.values()].filter(({ dom }) => this.near.has(dom))
      for (const listener of this.listeners) listener()
    })
  }
}
