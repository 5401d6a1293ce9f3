// Formulas while they are written: what they can name, and what one would give for a row if it were kept.
import type { Cell, ColumnForm } from '@sheaf/core/collection/column'
import type { Property } from '@sheaf/core/collection/schema'
import type { FormulaScope } from '@sheaf/core/formula/scope'
import type { Uuid } from '@sheaf/core/ids'

interface FormulaTrial {
  readonly cell: Cell
  /** Why there is none, in words. */
  readonly failure: string | null
  readonly form: ColumnForm
}
export interface FormulaBench {
  readonly scope: FormulaScope
  /** Over the rows that are on this device. The expression is one with ids, as it is stored. */
  readonly attempt: (property: Property, expression: string, row: Uuid) => FormulaTrial
}
