// The menu of the row that is asked for, one for all of them. It keeps which row that is to itself: the table is not drawn again for it.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { type ReactNode, useState } from 'react'

export function RowMenuBelow({ children }: { readonly children: ReactNode }) {
  const { RowMenu } = useDatabaseComponents()
  const [row, setRow] = useState<Uuid | null>(null)
  return (
    <div
      style={{ display: 'contents' }}
      onContextMenuCapture={event => {
        const pressed = (event.target as Element).closest<HTMLElement>('[data-row]')
        if (pressed) setRow(pressed.dataset['row'] as Uuid)
      }}
    >
      <RowMenu row={row}>{children}</RowMenu>
    </div>
  )
}
