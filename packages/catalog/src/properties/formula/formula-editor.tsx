// The editor of a formula: the text, what is wrong with it, what it gives for a row that is shown, and the functions to choose from.
// Loaded when it is first opened.
import type { Property } from '@sheaf/core/collection/schema'
import { toShown, toStored } from '@sheaf/core/formula/stored'
import type { Uuid } from '@sheaf/core/ids'
import { formatPhrase } from '@sheaf/core/phrase'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { CircleAlertIcon, Icon } from '@sheaf/ui/icon/icon'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { stringIn } from '../read-json'
import { useCollections } from '../use-collections'
import { CaretHintLine } from './caret-hint-line'
import { checkFormula } from './formula-check'
import { formulaDraft } from './formula-drafts'
import styles from './formula-editor.module.css'
import { FormulaField, type FormulaFieldActions } from './formula-field'
import { FormulaPreview } from './formula-preview'
import { FunctionList } from './function-list'

/** Errors and results follow the typing, but do not flicker with every letter. */
const SETTLED_MS = 200

interface FormulaEditorProps {
  readonly property: Property
  readonly row?: Uuid
  /** `isKept`: the formula was saved. */
  readonly onClose: (isKept: boolean) => void
}

export function FormulaEditor({ property, row, onClose }: FormulaEditorProps) {
  const { t } = useBlockHost()
  const { formulas, collectionId, actions } = useDatabase('formulas', 'collectionId', 'actions')
  const { all: known } = useCollections()
  const bench = useMemo(() => formulas(known ?? []), [formulas, known])
  const { scope } = bench
  const stored = stringIn(property['expression'])
  const saved = useMemo(() => toShown(stored, scope), [stored, scope])
  const unsaved = formulaDraft(collectionId, property.id)
  const [text, setText] = useState(() => unsaved.get() ?? saved)
  const [caret, setCaret] = useState(text.length)
  const settled = useSettled(text)
  const check = useMemo(() => checkFormula(settled, scope, property.id), [settled, scope, property.id])
  const field = useRef<FormulaFieldActions>(null)
  const messageId = useId()
  const [error] = check.errors

  const change = (next: string): void => {
    setText(next)
    unsaved.set(next, saved)
  }
  const save = (): void => {
    const { errors } = checkFormula(text, scope, property.id)
    if (errors[0]) return field.current?.goTo(errors[0].from)
    unsaved.drop()
    if (text !== saved) actions.changeProperty(property, { expression: toStored(text, scope) })
    onClose(true)
  }
  return (
    <div className={styles.editor}>
      <div className={styles.main}>
        <div className={styles.field} data-wrong={error ? '' : undefined}>
          <FormulaField
            ref={field}
            first={text}
            self={property.id}
            scope={scope}
            t={t}
            label={t('{property} formula', { property: property.name })}
            hint={t('Write a formula, such as prop("Price") * 2')}
            suggestions={t('Suggestions')}
            describedBy={messageId}
            onChange={change}
            onCaret={setCaret}
            onSave={save}
            onLeave={() => onClose(false)}
          />
        </div>
        <div id={messageId} className={styles.message} aria-live="polite" data-wrong={error ? '' : undefined}>
          {error ? (
            <>
              <Icon of={CircleAlertIcon} className={styles.sign} />
              <span dir="auto">
                {check.errors.length > 1
                  ? t('{message} (and {count} more)', {
                      message: formatPhrase(error, t),
                      count: check.errors.length - 1,
                    })
                  : formatPhrase(error, t)}
              </span>
            </>
          ) : (
            check.typeWords && <span dir="auto">{t('Returns {type}', { type: formatPhrase(check.typeWords, t) })}</span>
          )}
        </div>
        <CaretHintLine source={text} position={caret} scope={scope} />
        <FormulaPreview bench={bench} property={property} source={settled} check={check} {...(row && { row })} />
        <div className={styles.foot}>
          {text !== saved && (
            <Button variant="quiet" size="small" onClick={() => field.current?.replaceAll(saved)}>
              {t('Discard changes')}
            </Button>
          )}
          <span className={styles.gap} />
          <Button variant="quiet" size="small" onClick={() => onClose(false)}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" size="small" title={t('Ctrl+Enter or ⌘+Enter')} onClick={save}>
            {t('Save')}
          </Button>
        </div>
      </div>
      <FunctionList onChoose={(name, hasArguments) => field.current?.insertCall(name, hasArguments)} />
    </div>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
