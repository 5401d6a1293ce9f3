// What the caret is in: how a function is called, with the argument being written, and what it does.

import type { FormulaScope } from '@sheaf/core/formula/scope'
import { formatPhrase } from '@sheaf/core/phrase'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useMemo } from 'react'
import { caretHint } from './caret-hint'
import styles from './formula-editor.module.css'

interface CaretHintProps {
  readonly source: string
  readonly position: number
  readonly scope: FormulaScope
}

export function CaretHintLine({ source, position, scope }: CaretHintProps) {
  const { t: tData } = useBlockHost()
  const hint = useMemo(() => caretHint(source, position, scope), [source, position, scope])
  return (
    <div className={styles.hint} dir="auto">
      {hint?.kind === 'thing' && (
        <>
          <bdi className={styles.code}>{hint.title}</bdi> {hint.type && formatPhrase(hint.type, tData)}
        </>
      )}
      {hint?.kind === 'call' && (
        <>
          <span className={styles.code} dir="ltr">
            {hint.name}(
            {hint.parameters.map(({ words, isCurrent }, index) => (
              <span key={words}>
                {index > 0 && ', '}
                {isCurrent ? <strong>{words}</strong> : words}
              </span>
            ))}
            )
          </span>{' '}
          {tData(hint.doc)}
        </>
      )}
    </div>
  )
}
