import type { Uuid } from '@sheaf/core/ids'

/** The innermost block around an element. */
export function blockIdAt(target: EventTarget | null): Uuid | null {
  const element = (target as Element | null)?.closest?.<HTMLElement>('[data-block-id]')
  return (element?.dataset['blockId'] as Uuid | undefined) || null
}
