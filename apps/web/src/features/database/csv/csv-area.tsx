// Around a database: the dialogs for CSV, and nothing of its views while rows are written by the thousand, which they would all be told of.
import type { Uuid } from '@sheaf/core/ids'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { type CsvTask, CsvTaskProvider } from './csv-task'
import { ImportNote } from './import-note'
import { settleFile } from './settle-file'

const CsvDialogs = onDemand(async () => (await import('./csv-dialogs')).CsvDialogs).Part

export function CsvArea({ blockId, children }: { readonly blockId: Uuid; readonly children: ReactNode }) {
  const session = useSession()
  const [task, setTask] = useState<CsvTask | null>(null)
  const [isWriting, setWriting] = useState(false)
  return (
    <CsvTaskProvider value={setTask}>
      {isWriting ? (
        <SkeletonRegion label={t('Importing')}>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      ) : (
        <>
          <ImportNote blockId={blockId} />
          {children}
        </>
      )}
      {task && (
        <CsvDialogs
          blockId={blockId}
          task={task}
          onWriting={setWriting}
          onClose={() => {
            setWriting(false)
            setTask(null)
            settleFile(session, blockId)
          }}
        />
      )}
    </CsvTaskProvider>
  )
}
