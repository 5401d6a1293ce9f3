// What mentions are called, said by code that comes with the first of them.
import type { MentionNames } from '@sheaf/editor/views/embed-views'
import { fetched } from '@sheaf/ui/on-demand/fetched'
import type { SpaceSession } from '../data/space-session'

const code = fetched(() => import('./mention-names'))

export function lateMentions(session: SpaceSession): MentionNames {
  let made: MentionNames | undefined
  const names = (): MentionNames | undefined => (made ??= code.get()?.mentionNames(session))
  return {
    lookOf: (k, v) => names()?.lookOf(k, v) ?? { label: '@…' },
    subscribe: (k, v, listener) => {
      const here = names()
      if (here) return here.subscribe(k, v, listener)
      let leave: (() => void) | null = () => {}
      void code.load().then(
        () => {
          if (!leave) return
          leave = names()?.subscribe(k, v, listener) ?? leave
          listener()
        },
        () => {},
      )
      return () => {
        leave?.()
        leave = null
      }
    },
    open: (page, inNewTab) => names()?.open(page, inNewTab),
  }
}
