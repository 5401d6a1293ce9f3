// What an expression gives. The expression is shown in the settings, and written in an editor of its own.
import { toShown } from '@sheaf/core/formula/stored'
import type { PropertyView, SettingsProps } from '@sheaf/database/contract/database'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { useMemo } from 'react'
import { ComputedCell } from '../computed-cell'
import { ComputedSettings } from '../computed-settings'
import { stringIn } from '../read-json'
import own from './formula.module.css'
import { FormulaPopover } from './formula-popover'

function Settings({ property, onSetup }: SettingsProps) {
  const { t } = useBlockHost()
  const { formulas } = useDatabase('formulas')
  const stored = stringIn(property['expression'])
  const expression = useMemo(() => toShown(stored, formulas([]).scope), [stored, formulas])
  return (
    <div className={styles.settings}>
      <div>
        <div className={styles.title}>{t('Formula')}</div>
        <pre className={own.expression} dir="ltr">
          {expression || t('No formula yet')}
        </pre>
        <Button size="small" className={own.edit} aria-haspopup="dialog" onClick={onSetup}>
          {t('Edit formula')}
        </Button>
      </div>
      <ComputedSettings property={property} />
    </div>
  )
}

export const formulaView: PropertyView = {
  type: 'formula',
  Show: ComputedCell,
  edit: 'none',
  Settings,
  Setup: FormulaPopover,
}
