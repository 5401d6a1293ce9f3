// The workspace, or a page with everything in it, as an archive of Markdown and CSV: what it will hold, how far it is, and how it went.
import { exportAddress } from '@sheaf/core/api/space/export-address'
import { fileName } from '@sheaf/core/files/attachment'
import { fileSize } from '@sheaf/core/files/file-size'
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { useToast } from '@sheaf/ui/toast/toast'
import { useEffect, useRef, useState } from 'react'
import { useRecord, useSession } from '../../data/hooks'
import { pageTitle } from '../../data/page-title'
import { problemText } from '../../data/problem-text'
import { saveFile } from '../../data/save-file'
import { activeLocale, t } from '../../i18n/t'
import { downloadExport, type ExportProgress } from './download-export'
import styles from './export-dialog.module.css'

interface ExportDialogProps {
  /** Without one, the whole workspace. */
  readonly pageId: Uuid | undefined
  readonly onClose: () => void
}

export function ExportDialog({ pageId, onClose }: ExportDialogProps) {
  const { spaceId, userId } = useSession()
  const space = useRecord('space', spaceId)
  const page = useRecord('block', pageId)
  const toasts = useToast()
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  const run = async (): Promise<void> => {
    const stop = new AbortController()
    ending.current = stop
    setProblem(null)
    setProgress({ files: 0, bytes: 0, total: 0 })
    try {
      const address = exportAddress(spaceId, userId, pageId)
      const { blob, files, missing } = await downloadExport(address, stop.signal, setProgress)
      saveFile(blob, fileName(`${pageId ? pageTitle(page) : (space?.name ?? '') || t('Workspace')}.zip`))
      toasts.show({
        text:
          missing > 0
            ? t(
                'Exported {files, plural, one {# file} other {# files}}. {missing} could not be included: see “Not exported.txt”.',
                {
                  files,
                  missing,
                },
              )
            : t('Exported {files, plural, one {# file} other {# files}}', { files }),
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
      title={pageId ? t('Export “{title}”', { title: pageTitle(page) }) : t('Export workspace')}
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
        <Progress {...progress} />
      ) : (
        <p>
          {t(
            'Pages become Markdown, databases become CSV with a page for each row. Subpages and files are included, as far as you can view them.',
          )}
        </p>
      )}
    </Dialog>
  )
}

function Progress({ files, bytes, total }: ExportProgress) {
  const label = t('{files, plural, one {# file} other {# files}} · {size}', {
    files,
    size: fileSize(bytes, activeLocale()),
  })
  return (
    <div className={styles.progress}>
      <p role="status">{label}</p>
      <progress
        className={styles.bar}
        aria-label={t('Export')}
        {...(total > 0 ? { value: Math.min(files, total), max: total } : {})}
      />
    </div>
  )
}
