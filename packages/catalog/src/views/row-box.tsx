// What stands for a row, whatever it looks like: it has the focus, a menu, and is selected or not.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase, useOthersAt } from '@sheaf/editor/host/database'
import { ruleLook } from '@sheaf/editor/host/rule-look'
import { usePage } from '@sheaf/editor/host/use-block'
import { joinClasses } from '@sheaf/ui/join-classes'
import type { ReactNode } from 'react'
import { useOtherLook } from './other-look'

interface RowBoxProps {
  readonly row: Uuid
  /** Its key among the spots of the view. */
  readonly spot: string
  readonly isStop: boolean
  readonly isSelected: boolean
  readonly className: string | undefined
  /** What such a box is called: a card, a post. */
  readonly role: string
  readonly children: ReactNode
}

export function RowBox({ row, spot, isStop, isSelected, className, role, children }: RowBoxProps) {
  const { RowMenu, colors } = useDatabase()
  const { t } = useBlockHost()
  const { style, className: other, ...said } = useOtherLook(useOthersAt(row))
  const { style: ruled, ...colored } = ruleLook(colors(row).row)
  const title = usePage(row)?.title ?? ''
  return (
    <RowMenu row={row}>
      {/* Not a button: it may hold links and boxes to tick. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: rows are one composite, each reached by arrows */}
      <div
        className={joinClasses(className, other)}
        role="group"
        aria-roledescription={role}
        aria-label={isSelected ? t('{title}, selected', { title }) : title}
        tabIndex={isStop ? 0 : -1}
        data-spot={spot}
        data-selected={isSelected || undefined}
        data-row={row}
        style={{ ...ruled, ...style }}
        {...colored}
        {...said}
      >
        {children}
      </div>
    </RowMenu>
  )
}
