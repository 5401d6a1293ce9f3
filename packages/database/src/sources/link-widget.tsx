// A view of another database for a place that shows several: it becomes one of this database's own, and is named to whoever asked.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Popover } from '@sheaf/ui/popover/popover'
import type { LinkedViewProps } from '../contract/database'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { ChooseLinked } from './choose-database'
import { addLinkedView } from './sources'

export function LinkWidget({ anchor, without, onChosen, onClose }: LinkedViewProps) {
  const { ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t } = host
  const { blockId } = useDatabase('blockId')
  return (
    <Popover open title={t('View of another database')} anchor={anchor} onOpenChange={isOpen => !isOpen && onClose()}>
      <ChooseLinked
        without={without}
        onChoose={view => {
          onChosen(addLinkedView(host, ports, blockId, view))
          onClose()
        }}
      />
    </Popover>
  )
}
