// CSV comes in: a file, what becomes of its columns, how far it is, and what came of it.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { type ReactNode, useEffect } from 'react'
import { t } from '../../../i18n/t'
import { ColumnList } from './column-list'
import styles from './csv.module.css'
import { FileQuestions } from './file-questions'
import { PreviewOf } from './import-preview'
import { ImportSummary } from './import-summary'
import { KeyChoice } from './key-choice'
import { PickFile } from './pick-file'
import { ProgressLine } from './progress-line'
import { type Import, phaseWords, useImport } from './use-import'

interface ImportDialogProps {
  readonly blockId: Uuid
  /** Null: a new database. */
  readonly collectionId: Uuid | null
  /** The one that it begins with; null: it is asked for. */
  readonly file: File | null
  readonly onWriting: (isWriting: boolean) => void
  readonly onClose: () => void
}

export function ImportDialog({ blockId, collectionId, file, onWriting, onClose }: ImportDialogProps) {
  const work = useImport(blockId, collectionId, file, onClose)
  const { step } = work
  const isRunning = step.at === 'running'
  const isHidden = isRunning || step.at === 'stopped'
  useEffect(() => onWriting(isHidden), [isHidden, onWriting])
  useEffect(() => {
    if (!isRunning) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isRunning])
  return (
    <Dialog
      open
      size={step.at === 'columns' || step.at === 'preview' || step.at === 'done' ? 'large' : 'medium'}
      title={collectionId === null ? t('Import CSV') : t('Merge with CSV')}
      closeLabel={t('Close')}
      keepOnOutsidePress={step.at !== 'file'}
      onOpenChange={isOpen => {
        if (isOpen) return
        if (step.at === 'running') work.cancel()
        else if (step.at === 'stopped') work.keep()
        else onClose()
      }}
      footer={<Footer work={work} isMerge={collectionId !== null} onClose={onClose} />}
    >
      {step.at === 'file' && <PickFile problem={step.problem} onFile={work.open} />}
      {step.at === 'opening' && <ProgressLine label={t('Reading {name}', { name: step.name })} done={0} total={0} />}
      {step.at === 'columns' && (
        <>
          <FileQuestions shape={step.shape} onReading={reading => work.reread(step.shape, reading)} />
          <ColumnList
            shape={step.shape}
            collectionId={collectionId}
            onChange={choices => work.choose(step.shape, choices)}
          />
          {collectionId !== null && (
            <KeyChoice shape={step.shape} collectionId={collectionId} onChange={key => work.matchBy(step.shape, key)} />
          )}
        </>
      )}
      {step.at === 'preview' && <PreviewOf {...step.preview} />}
      {step.at === 'running' && (
        <>
          <ProgressLine label={phaseWords(step.phase, step.done, step.total)} done={step.done} total={step.total} />
          {step.isWaiting && (
            <p className={styles.problem} role="status">
              {t('Can’t connect to Sheaf. The import continues when you’re back online.')}
            </p>
          )}
        </>
      )}
      {step.at === 'done' && <ImportSummary shape={step.shape} done={step.done} />}
      {step.at === 'stopped' && (
        <>
          <p className={styles.problem} role="alert">
            {step.problem}
          </p>
          <p className={styles.quiet}>
            {t('{written} of {total} rows were imported.', { written: step.written, total: step.total })}
          </p>
        </>
      )}
    </Dialog>
  )
}

interface FooterProps {
  readonly work: Import
  readonly isMerge: boolean
  readonly onClose: () => void
}

function Footer({ work, isMerge, onClose }: FooterProps): ReactNode {
  const { step } = work
  if (step.at === 'running')
    return step.phase === 'returning' ? null : <Button onClick={work.cancel}>{t('Cancel')}</Button>
  if (step.at === 'stopped')
    return (
      <>
        <Button onClick={work.keep}>{t('Keep imported rows')}</Button>
        <Button variant="primary" onClick={work.cancel}>
          {t('Undo import')}
        </Button>
      </>
    )
  if (step.at === 'done')
    return (
      <>
        <Button onClick={work.cancel}>{t('Undo import')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      </>
    )
  if (step.at === 'preview') {
    const { match, options } = step.preview
    const count = options.reduce((sum, { names }) => sum + names.length, 0)
    const isNothing = match !== null && match.added.length + match.changed.length === 0
    return (
      <>
        <Button onClick={() => work.choose(step.shape, step.shape.choices)}>{t('Back')}</Button>
        <Button variant="primary" disabled={isNothing} onClick={step.goOn}>
          {match ? t('Apply changes') : t('{count, plural, one {Create # option} other {Create # options}}', { count })}
        </Button>
      </>
    )
  }
  if (step.at !== 'columns') return <Button onClick={onClose}>{t('Cancel')}</Button>
  const { shape } = step
  const count = shape.read.table.rows.length
  const isNothing = isMerge && count === 0
  return (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button variant="primary" disabled={isNothing} onClick={() => work.start(shape)}>
        {isMerge && shape.key !== null
          ? t('Preview changes')
          : isMerge
            ? t('{count, plural, one {Add # row} other {Add # rows}}', { count })
            : t('{count, plural, one {Import # row} other {Import # rows}}', { count })}
      </Button>
    </>
  )
}
