// What stands for a row, whatever it looks like: it has the focus, a menu, and is selected or not.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import type { ReactNode } from 'react'
import { useRowLook } from './use-row-look'

interface RowBoxProps {
  readonly row: Uuid
  /** Its key among the drawn rows of the view. */
  readonly rowKey: string
  readonly isStop: boolean
  readonly isSelected: boolean
  readonly className: string | undefined
  /** What such a box is called: a card, a post. */
  readonly role: string
  readonly children: ReactNode
}

export function RowBox({ row, rowKey, isStop, isSelected, className, role, children }: RowBoxProps) {
  const { RowMenu } = useDatabaseComponents()
  const { t } = useBlockHost()
  const look = useRowLook(row, className)
  const title = usePage(row)?.title ?? ''
  return (
    <RowMenu row={row}>
      {/* Not a button: it may hold links and boxes to tick. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: rows are one composite, each reached by arrows */}
      <div
        {...look}
        role="group"
        aria-roledescription={role}
        aria-label={isSelected ? t('{title}, selected', { title }) : title}
        tabIndex={isStop ? 0 : -1}
        data-row-key={rowKey}
        data-selected={isSelected || undefined}
        data-row={row}
      >
        {children}
      </div>
    </RowMenu>
  )
}
