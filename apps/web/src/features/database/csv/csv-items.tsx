// CSV in the menu of a view: out for everybody who reads it, in for those who may change what it is made of.
import type { Uuid } from '@sheaf/core/ids'
import { DownloadIcon, Icon, UploadIcon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useRecord } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { useCsvTask } from './csv-task'

interface CsvItemsProps {
  readonly viewId: Uuid
  readonly isConfigurable: boolean
}

export function CsvItems({ viewId, isConfigurable }: CsvItemsProps) {
  const open = useCsvTask()
  const collectionId = useRecord('collection_view', viewId)?.collection_id
  if (!open || !collectionId) return null
  return (
    <>
      <MenuItem
        icon={<Icon of={DownloadIcon} />}
        label={t('Export as CSV')}
        onSelect={() => open({ does: 'export', viewId })}
      />
      {isConfigurable && (
        <MenuItem
          icon={<Icon of={UploadIcon} />}
          label={t('Merge with CSV')}
          onSelect={() => open({ does: 'merge', collectionId })}
        />
      )}
    </>
  )
}
