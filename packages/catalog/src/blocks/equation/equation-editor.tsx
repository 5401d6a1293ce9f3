// The TeX of an equation. What is written goes into the block's text when a person pauses or leaves, as the change they made; what others
// write meanwhile appears as soon as nothing of one's own waits.

import { difference, replaceText } from '@sheaf/core/actions/text-range'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { TextArea } from '@sheaf/ui/field/text-area'
import { useCallback, useEffect, useRef, useState } from 'react'
import { texOf } from './equation'
import { Formula } from './formula'
import { rebased } from './text-edit'

const PAUSE_MS = 400

export function EquationEditor({ id, onDone }: { readonly id: Uuid; readonly onDone: () => void }) {
  const { t, replica, commit } = useBlockHost()
  useBlock(id)
  const stored = texOf({ runs: replica.runs(id) })
  const [written, setWritten] = useState<string | null>(null)
  /** What the person was looking at when they began to write. */
  const base = useRef(stored)
  const pending = useRef<string | null>(null)

  const save = useCallback(() => {
    const next = pending.current
    if (next === null) return
    pending.current = null
    const now = texOf({ runs: replica.runs(id) })
    const change = rebased(difference(base.current, next), base.current, now)
    if (next !== base.current) commit(draft => replaceText(draft, id, change))
    setWritten(null)
  }, [replica, commit, id])
  useEffect(() => {
    if (written === null) return
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written, save])
  useEffect(() => save, [save])

  const shown = written ?? stored
  return (
    <div className="sheaf-equation-editor">
      <TextArea
        label={t('TeX')}
        labelHidden
        placeholder="e^{i\pi} + 1 = 0"
        dir="ltr"
        spellCheck={false}
        value={shown}
        onChange={event => {
          if (pending.current === null) base.current = stored
          pending.current = event.target.value
          setWritten(event.target.value)
        }}
        onBlur={save}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          onDone()
        }}
      />
      <div className="sheaf-equation-preview">{shown.trim() !== '' && <Formula tex={shown} />}</div>
      <div className="sheaf-equation-actions">
        <span>{t('Press Shift+Enter for a new line')}</span>
        <Button variant="primary" size="small" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </div>
  )
}
