// A database that waits for its file: one calm row that asks for it, and the dialog at once when it was just made.
import type { Uuid } from '@sheaf/core/ids'
import { useEditable, useFresh } from '@sheaf/editor/host/use-block'
import { Icon, UploadIcon } from '@sheaf/ui/icon/icon'
import { useEffect } from 'react'
import { waitingFiles } from '../../../data/files/waiting-file'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'
import { useCsvDoor } from './csv-door'

export function ImportHere({ blockId }: { readonly blockId: Uuid }) {
  const open = useCsvDoor()
  const isEditable = useEditable()
  const isFresh = useFresh(blockId)
  useEffect(() => {
    if (!isEditable) return
    const waiting = waitingFiles.get(blockId)
    if (waiting) open?.({ does: 'begin', file: waiting.file })
    else if (isFresh) open?.({ does: 'begin' })
  }, [blockId, isFresh, isEditable, open])
  return (
    <button
      data-enter
      type="button"
      className={styles.here}
      disabled={!isEditable}
      onClick={() => open?.({ does: 'begin' })}
    >
      <Icon of={UploadIcon} size={20} />
      {t('Import CSV')}
    </button>
  )
}
