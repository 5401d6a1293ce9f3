// Tells that the pointer rests on a link, and that it left it.
import { Plugin } from 'prosemirror-state'
import { type LinkAt, linkAt } from '../commands/link-at'

export interface HoveredLink extends LinkAt {
  readonly dom: HTMLElement
}
export interface LinkHooks {
  readonly onLink: (link: HoveredLink | null) => void
}
const REST_MS = 350
/** Long enough to reach what opened beside it. */
const LEAVE_MS = 250

export function linkHover(hooks: () => Partial<LinkHooks>): Plugin {
  let timer: ReturnType<typeof setTimeout> | undefined
  let on: HTMLElement | null = null
  return new Plugin({
    props: {
      handleDOMEvents: {
        mouseover(view, event) {
          const dom = (event.target as Element | null)?.closest?.<HTMLElement>('a.sheaf-link') ?? null
          if (dom === on) return false
          clearTimeout(timer)
          on = dom
          timer = setTimeout(
            () => {
              if (view.isDestroyed || (dom && !dom.isConnected)) return
              const found = dom && linkAt(view.state, view.posAtDOM(dom, 0) + 1)
              hooks().onLink?.(dom && found ? { ...found, dom } : null)
            },
            dom ? REST_MS : LEAVE_MS,
          )
          return false
        },
        mouseleave() {
          clearTimeout(timer)
          on = null
          timer = setTimeout(() => hooks().onLink?.(null), LEAVE_MS)
          return false
        },
      },
    },
    view: () => ({ destroy: () => clearTimeout(timer) }),
  })
}
