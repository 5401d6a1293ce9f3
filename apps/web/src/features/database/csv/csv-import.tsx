// A database that waits for its file: one calm row that asks for it, and the dialog at once when it was just made.
import type { Uuid } from '@sheaf/core/ids'
import { useAsks, useEditable } from '@sheaf/editor/host/use-block'
import { Icon, UploadIcon } from '@sheaf/ui/icon/icon'
import { useEffect, useEffectEvent, useRef } from 'react'
import { waitingFiles } from '../../../data/files/waiting-file'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'
import { useCsvTask } from './csv-task'

export function CsvImport({ blockId }: { readonly blockId: Uuid }) {
  const open = useCsvTask()
  const isEditable = useEditable()
  const asks = useAsks(blockId) && isEditable
  const didAsk = useRef(false)
  const begin = (): void => {
    const waiting = waitingFiles.get(blockId)
    open?.({ does: 'begin', ...(waiting && { file: waiting.file }) })
  }
  const follow = useEffectEvent((isAsked: boolean) => {
    if (isAsked === didAsk.current) return
    didAsk.current = isAsked
    if (isAsked) begin()
    else open?.(null)
  })
  useEffect(() => follow(asks), [asks])
  return (
    <button data-enter type="button" className={styles.here} disabled={!isEditable} onClick={begin}>
      <Icon of={UploadIcon} size={20} />
      {t('Import CSV')}
    </button>
  )
}
