// A view of another database for a place that shows several: it becomes one of this database's own, and is named to whoever asked.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { LinkedViewProps } from '@sheaf/editor/host/database'
import { useDatabase } from '@sheaf/editor/host/database'
import { Popover } from '@sheaf/ui/popover/popover'
import { t } from '../../i18n/t'
import { ChooseLinked } from './choose-database'
import { addLinkedView } from './sources'

export function LinkWidget({ anchor, without, onChosen, onClose }: LinkedViewProps) {
  const host = useBlockHost()
  const { blockId } = useDatabase()
  return (
    <Popover open title={t('View of another database')} anchor={anchor} onOpenChange={isOpen => !isOpen && onClose()}>
      <ChooseLinked
        without={without}
        onChoose={view => {
          onChosen(addLinkedView(host, blockId, view))
          onClose()
        }}
      />
    </Popover>
  )
}
