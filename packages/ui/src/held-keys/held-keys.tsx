// Buffers keys for a menu, picker or dialog that is still loading. From the moment it is requested until it has the focus nothing typed or
// pasted reaches the page; then all of it is replayed, in order, to the focused element.
// Escape and a pointer press cancel it, and there is a timeout. What was typed is forgotten only where it
// was meant for nothing else; otherwise it is where the caret was before the press takes it elsewhere. A focus that is moved otherwise while
// words go into a field, by a screen reader or another program, waits for them in its turn.

import { missingParts } from '../on-demand/missing'
import { isWritable } from './is-writable'
import { pressKey } from './press-key'

/** The limit of buffered keys. */
const MOST = 300
const PATIENCE_MS = 10_000

/** A key, words that were pasted, or what asked for the focus. */
type Held = KeyboardEvent | string | HTMLElement

export interface KeyHold {
  /** It is there, or never will be: the keys go to what has the focus. */
  readonly end: () => void
  /** Cancels the wait and drops what was typed for it. */
  readonly drop: () => void
  /** Neither has it come nor was it given up. */
  readonly isOn: () => boolean
}
interface Waiting extends Pick<HoldOptions, 'onCancel' | 'isExclusive' | 'isOpen'> {
  readonly stopWatching: () => void
}

const waiting = new Set<Waiting>()
const kept: Held[] = []
let isPressing = false
/** What the last letter went into: letters do not move the focus, so what does is somebody else. */
let writtenIn: HTMLElement | null = null
let listening: AbortController | null = null

interface HoldOptions {
  /** A key that has come already and is for what is awaited. */
  readonly first?: KeyboardEvent
  /** Keys that came before anything could wait for them. */
  readonly earlier?: readonly KeyboardEvent[]
  /** The person has given it up. */
  readonly onCancel?: () => void
  /** It does not come: its code cannot be fetched, or it takes too long. Called before the keys go to what has the focus. */
  readonly onGone?: () => void
  /** Nothing but what is awaited may have the keys: they are forgotten when it does not come. */
  readonly isExclusive?: boolean
  /** It is there and only the focus is awaited: Escape is for it as well. */
  readonly isOpen?: boolean
}

export function holdKeys({
  first,
  earlier = [],
  onCancel,
  onGone,
  isExclusive = false,
  isOpen = false,
}: HoldOptions = {}): KeyHold {
  const leave = (isGivenUp: boolean): void => {
    hold.stopWatching()
    if (!waiting.delete(hold)) return
    if (isGivenUp) kept.length = 0
    // What takes its place may ask for the keys in its turn.
    if (waiting.size === 0) setTimeout(() => void releaseKeys())
  }
  const gone = (): void => {
    leave(isExclusive)
    onGone?.()
  }
  const timer = setTimeout(gone, PATIENCE_MS)
  // A failed load is reported elsewhere.
  const leaveMissing = missingParts.subscribe(() => missingParts.count() > 0 && gone())
  const hold: Waiting = {
    ...(onCancel && { onCancel }),
    isExclusive,
    isOpen,
    stopWatching: () => {
      clearTimeout(timer)
      leaveMissing()
    },
  }
  waiting.add(hold)
  // It may be one that was handed out: those behind it stay behind it.
  if (first) kept.unshift(first)
  kept.unshift(...earlier.slice(0, MOST))
  listen()
  return { end: () => leave(false), drop: () => leave(true), isOn: () => waiting.has(hold) }
}

/** The page goes: what only waits for its turn is written now, since there is no later. */
export function pressHeldKeys(): void {
  while (waiting.size === 0 && pressNext());
}

/** The person turns to something else. */
function giveUp(): void {
  const all = [...waiting]
  waiting.clear()
  if (all.some(({ isExclusive }) => isExclusive)) kept.length = 0
  for (const { stopWatching, onCancel } of all) {
    stopWatching()
    onCancel?.()
  }
  // All of it now: the next moment the caret is elsewhere.
  pressHeldKeys()
  stopListening()
}
const canBeGivenUp = ({ isExclusive, isOpen, onCancel }: Waiting): boolean =>
  onCancel !== undefined || (isExclusive === true && !isOpen)

const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn|F\d+)$/
/** What is the browser's own, or comes as an event of its own. */
const passes = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  MODIFIERS.test(key) || isComposing || key === 'Process' || ((ctrlKey || metaKey) && /^[vrtwn]$/i.test(key))

function listen(): void {
  if (listening) return
  listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const keep = (event: Event, held: Held): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (kept.length < MOST) kept.push(held)
  }
  addEventListener(
    'keydown',
    event => {
      // What is pressed by a program is what was held.
      if (!event.isTrusted || passes(event)) return
      if (event.key === 'Escape' && [...waiting].some(canBeGivenUp)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        giveUp()
      } else keep(event, event)
    },
    options,
  )
  addEventListener(
    'paste',
    event => event.isTrusted && keep(event, event.clipboardData?.getData('text/plain') ?? ''),
    options,
  )
  // Keyboards on glass tell no keys.
  addEventListener(
    'beforeinput',
    event => event.isTrusted && event.inputType === 'insertText' && event.cancelable && keep(event, event.data ?? ''),
    options,
  )
  addEventListener('pointerdown', event => event.isTrusted && giveUp(), options)
  addEventListener(
    'focusin',
    ({ target }) => {
      const field = writtenIn
      if (!field?.isConnected || target === field || !(target instanceof HTMLElement)) return
      if (waiting.size > 0 || kept.length === 0) return
      kept.push(target)
      field.focus()
    },
    options,
  )
}
function stopListening(): void {
  if (waiting.size > 0 || isPressing) return
  listening?.abort()
  listening = null
}

/** One by one, a task each: what one changes has to be seen by the next. */
async function releaseKeys(): Promise<void> {
  if (isPressing || waiting.size > 0) return
  isPressing = true
  while (waiting.size === 0 && pressNext()) await new Promise(resolve => setTimeout(resolve))
  isPressing = false
  writtenIn = null
  stopListening()
}
function pressNext(): boolean {
  const next = kept.shift()
  if (next === undefined) return false
  writtenIn = null
  if (next instanceof HTMLElement) next.focus()
  else {
    const field = document.activeElement
    pressKey(field, next)
    const isLetter = typeof next !== 'string' && next.key.length === 1 && !next.ctrlKey && !next.metaKey
    if (isLetter && field instanceof HTMLElement && isWritable(field) && document.activeElement === field)
      writtenIn = field
  }
  return true
}
