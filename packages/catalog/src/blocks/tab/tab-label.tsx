// One label: a tab, or the field in its place while it is renamed.

import { renamePage } from '@sheaf/core/actions/rename-page'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type KeyboardEvent, useState } from 'react'
import { usePanelName, usePanelText } from './panel-name'

interface TabLabelProps {
  readonly panel: Uuid
  readonly number: number
  readonly isActive: boolean
  readonly isRenamed: boolean
  readonly onChoose: () => void
  readonly onRename: (() => void) | null
  readonly onRenamed: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function TabLabel({ panel, number, isActive, isRenamed, ...on }: TabLabelProps) {
  const text = usePanelText(panel)
  const name = usePanelName(panel, number)
  if (isRenamed) return <LabelField panel={panel} text={text} onDone={on.onRenamed} />
  return (
    <button
      type="button"
      role="tab"
      className="sheaf-tab"
      data-panel-id={panel}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      dir="auto"
      onClick={on.onChoose}
      onDoubleClick={() => on.onRename?.()}
      onKeyDown={on.onKeyDown}
    >
      {name}
    </button>
  )
}

interface LabelFieldProps {
  readonly panel: Uuid
  readonly text: string
  readonly onDone: () => void
}
/** The label is the panel's text, which is changed when it is done. */
function LabelField({ panel, text, onDone }: LabelFieldProps) {
  const { t, commit } = useBlockHost()
  const [written, setWritten] = useState(text)
  const save = (): void => {
    if (written !== text) commit(draft => renamePage(draft, panel, written))
    onDone()
  }
  return (
    <input
      className="sheaf-tab sheaf-tab-field"
      aria-label={t('Tab name')}
      dir="auto"
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the label that was just pressed
      autoFocus
      value={written}
      onFocus={event => event.currentTarget.select()}
      onChange={event => setWritten(event.target.value)}
      onBlur={save}
      onKeyDown={event => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') onDone()
      }}
    />
  )
}
