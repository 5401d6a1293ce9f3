// The editor of a formula beside its column, or at the lower edge of a narrow screen. What is left unsaved is kept and said.

import type { SetupProps } from '@sheaf/database/contract/database'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Popover } from '@sheaf/ui/popover/popover'
import { useMemo } from 'react'
import { belowTable } from './below-table'
import styles from './formula.module.css'
import { formulaDraft } from './formula-drafts'

const editor = onDemand(
  async () => (await import('./formula-editor')).FormulaEditor,
  <div className={styles.meanwhile} />,
)

export function FormulaPopover({ property, row, anchor, onClose }: SetupProps) {
  const { t, toast } = useBlockHost()
  const { collectionId } = useDatabase('collectionId')
  const place = useMemo(() => anchor && belowTable(anchor), [anchor])
  const leave = (): void => {
    if (formulaDraft(collectionId, property.id).get() !== undefined)
      toast(t('The formula wasn’t saved. Open it again to continue.'))
    onClose()
  }
  return (
    <Popover
      title={t('{property} formula', { property: property.name })}
      titleHidden
      flush
      wide
      open
      anchor={place}
      onOpenChange={open => !open && leave()}
    >
      <editor.Part property={property} {...(row && { row })} onClose={isKept => (isKept ? onClose() : leave())} />
    </Popover>
  )
}
