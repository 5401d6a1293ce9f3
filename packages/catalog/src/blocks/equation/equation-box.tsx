// An equation on the screen. Pressing it, or Enter on it, opens its TeX beside a drawing that follows what is written.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useAskOpen, useBlock, useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { FormulaIcon, Icon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { texOf } from './equation'
import { EquationEditor } from './equation-editor'
import { Formula } from './formula'

export function EquationBlock({ id }: BlockProps) {
  const { t, replica, focus } = useBlockHost()
  const block = useBlock(id)
  const isEditable = useEditable()
  const tex = block ? texOf({ runs: replica.runs(id) }) : ''
  const [isOpen, setIsOpen] = useAskOpen(id, isEditable)
  if (!block) return null
  const drawn =
    tex.trim() === '' ? (
      <span className="sheaf-equation-empty">
        <Icon of={FormulaIcon} />
        {t('Write an equation')}
      </span>
    ) : (
      <Formula tex={tex} />
    )
  if (!isEditable) return <div className="sheaf-equation">{drawn}</div>
  return (
    <Popover
      title={t('Equation')}
      open={isOpen}
      onOpenChange={open => {
        setIsOpen(open)
        if (!open) focus(id)
      }}
      trigger={
        <button type="button" className="sheaf-equation" data-enter="" aria-label={t('Edit equation: {tex}', { tex })}>
          {drawn}
        </button>
      }
    >
      <EquationEditor id={id} onDone={() => setIsOpen(false)} />
    </Popover>
  )
}
