// A database as a CSV file: what this view shows, or everything; with the types of its columns for Sheaf, if wanted.

import { writeNote } from '@sheaf/catalog/csv/types-note'
import { csvHead, csvLines } from '@sheaf/catalog/csv/write-csv'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { derivedSchema } from '@sheaf/core/collection/derived-schema'
import { propertiesOf } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { questionOf } from '@sheaf/core/kinds/view-kind'
import { filenameSlug } from '@sheaf/core/names/filename-slug'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { shownIn } from '@sheaf/database/answer/database-records'
import { prefixIn } from '@sheaf/database/answer/derived-schema'
import { useAskedBy } from '@sheaf/database/answer/use-asked-by'
import { exportRows } from '@sheaf/database/csv/export-rows'
import { allColumns } from '@sheaf/database/properties/columns'
import { useOwnView } from '@sheaf/database/views/use-own-view'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { useToast } from '@sheaf/ui/toast/toast'
import { useEffect, useRef, useState } from 'react'
import { useRecord, useSession } from '../../../data/hooks'
import { problemText } from '../../../data/problem-text'
import { saveFile } from '../../../data/save-file'
import type { SpaceSession } from '../../../data/space-session'
import { useMembers } from '../../../data/use-members'
import { t } from '../../../i18n/t'
import { viewKindOf } from '../view-kinds'
import styles from './csv.module.css'
import { ProgressLine } from './progress-line'

type Scope = 'view' | 'all'

interface ExportDialogProps {
  readonly blockId: Uuid
  readonly viewId: Uuid
  readonly onClose: () => void
}

export function ExportDialog({ blockId, viewId, onClose }: ExportDialogProps) {
  const view = useRecord('collection_view', viewId)
  const collection = useRecord('collection', view?.collection_id)
  return view && collection ? <ExportView {...{ blockId, view, collection, onClose }} /> : null
}

interface ExportViewProps {
  readonly blockId: Uuid
  readonly view: CollectionViewValue
  readonly collection: CollectionValue
  readonly onClose: () => void
}

function ExportView({ blockId, view, collection, onClose }: ExportViewProps) {
  const session = useSession()
  const toasts = useToast()
  const by = useAskedBy()
  const people = useMembers()
  // Filters and sorts that the person has for themselves are what they see.
  const own = useOwnView(blockId, view)
  const [scope, setScope] = useState<Scope>('view')
  const [keepsTypes, setKeepsTypes] = useState(false)
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  const run = async (): Promise<void> => {
    const stop = new AbortController()
    ending.current = stop
    setProblem(null)
    setProgress({ done: 0, total: 0 })
    const kind = viewKindOf(view.type)
    const schema = derivedSchema(session.replica, catalogProperties, collection.id)
    const asked = questionOf(kind, { query: own.query, format: view.format ?? {} }, schema)
    const { filter, sorts } = asked
    const search = own.search.trim()
    const searched = search === '' ? {} : { search }
    const shown = allColumns(schema, shownIn(view), catalogProperties, kind.showsByDefault).filter(one => one.visible)
    const properties = scope === 'view' ? shown.map(one => one.property) : propertiesOf(schema)
    const isWhole = properties.length === Object.keys(schema).length
    try {
      const note = keepsTypes ? writeNote({ properties, zone: by.zone, isWhole }) : undefined
      const { parts, count, isLocal } = await exportRows({
        session,
        propertyKinds: catalogProperties,
        collectionId: collection.id,
        query: scope === 'view' ? { ...(filter ? { filter } : {}), ...(sorts ? { sorts } : {}), ...searched } : {},
        properties,
        people,
        by,
        prefix: prefixIn(session.replica, session.spaceId, collection.id),
        format: {
          head: csvHead(properties, note),
          lines: (told, rows, words) => csvLines(told, rows, words, note !== undefined),
        },
        signal: stop.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      })
      if (stop.signal.aborted) return
      const blob = new Blob([...parts], { type: 'text/csv;charset=utf-8' })
      saveFile(blob, `${fileStem(session, blockId, collection.name, scope === 'view' ? view.name : '')}.csv`)
      toasts.show({
        text: isLocal
          ? t('You’re offline. Exported {count, plural, one {# row} other {# rows}} available on this device.', {
              count,
            })
          : t('Exported {count, plural, one {# row} other {# rows}}', { count }),
      })
      onClose()
    } catch (error) {
      if (stop.signal.aborted) return
      setProgress(null)
      setProblem(problemText(error))
    }
  }
  return (
    <Dialog
      open
      size="small"
      title={t('Export as CSV')}
      closeLabel={t('Close')}
      keepOnOutsidePress={progress !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" loading={progress !== null} onClick={() => void run()}>
            {t('Export')}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {progress ? (
        <ProgressLine
          {...progress}
          label={progress.total > 0 ? t('{done} of {total} rows', progress) : t('Loading rows')}
        />
      ) : (
        <>
          <SelectField<Scope>
            label={t('Content')}
            value={scope}
            onChange={setScope}
            choices={[
              { value: 'view', label: t('Current view, filtered and sorted') },
              { value: 'all', label: t('Everything: all rows and properties') },
            ]}
          />
          <SwitchField
            label={t('Include property types')}
            hint={t(
              'Adds an empty column that describes the property types, so Sheaf can restore them on import. Other apps can ignore it.',
            )}
            checked={keepsTypes}
            onChange={setKeepsTypes}
          />
        </>
      )}
    </Dialog>
  )
}

function fileStem(session: SpaceSession, blockId: Uuid, collection = '', view = ''): string {
  const block = session.replica.block(blockId)
  const page = block && session.replica.block(block.parent_id)
  const name = collection || rawTitle(block) || rawTitle(page) || t('Database')
  return filenameSlug([name, view].filter(Boolean).join(' ')) || 'database'
}
