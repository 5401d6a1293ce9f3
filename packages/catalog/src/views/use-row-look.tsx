// How what stands for a row looks: as the rules of the view colour it, and marked while somebody else is in it.
import type { Uuid } from '@sheaf/core/ids'
import { ruleLook } from '@sheaf/database/cells/rule-look'
import { useOthersAt, useRowColors } from '@sheaf/database/contract/database-hooks'
import { joinClasses } from '@sheaf/ui/join-classes'
import type { HTMLAttributes } from 'react'
import { useOtherLook } from './other-look'

/** Attributes of the element. `place`: what its own view says of it in style. */
export function useRowLook(
  row: Uuid,
  className: string | undefined,
  place?: HTMLAttributes<HTMLElement>['style'],
): HTMLAttributes<HTMLElement> {
  const { className: other, style: othered, ...said } = useOtherLook(useOthersAt(row))
  const { style: ruled, ...colored } = ruleLook(useRowColors(row).row)
  return { className: joinClasses(className, other), style: { ...ruled, ...othered, ...place }, ...colored, ...said }
}
