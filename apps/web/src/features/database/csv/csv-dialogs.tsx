// The dialog of what is being done with CSV.
import type { Uuid } from '@sheaf/core/ids'
import type { CsvTask } from './csv-task'
import { ExportDialog } from './export-dialog'
import { ImportDialog } from './import-dialog'

interface CsvDialogsProps {
  readonly blockId: Uuid
  readonly task: CsvTask
  /** Rows are being written, or no longer. */
  readonly onWriting: (isWriting: boolean) => void
  readonly onClose: () => void
}

export function CsvDialogs({ blockId, task, onWriting, onClose }: CsvDialogsProps) {
  if (task.does === 'export') return <ExportDialog blockId={blockId} viewId={task.viewId} onClose={onClose} />
  const collectionId = task.does === 'merge' ? task.collectionId : null
  const file = task.does === 'begin' ? (task.file ?? null) : null
  return (
    <ImportDialog blockId={blockId} collectionId={collectionId} file={file} onWriting={onWriting} onClose={onClose} />
  )
}
