// The form that the cells of a formula have, as its property keeps it: ids, one or several, are a list.
import type { ColumnForm } from '@sheaf/core/collection/column'
import { meaningOfType } from '@sheaf/core/collection/formula-bridge'
import type { FormulaType } from '@sheaf/core/formula/types'

export const formOfResult = (type: FormulaType | null): ColumnForm => {
  const { form } = meaningOfType(type)
  return form === 'choice' ? 'list' : form
}
