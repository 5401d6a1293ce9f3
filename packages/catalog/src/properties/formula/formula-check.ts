// What is wrong with a formula that is being written, and what it comes to.
import { analyse } from '@sheaf/core/formula/compile'
import type { FormulaError } from '@sheaf/core/formula/compiled'
import type { FormulaScope } from '@sheaf/core/formula/scope'
import { type FormulaType, typeWords } from '@sheaf/core/formula/types'
import { type Phrase, phrase } from '@sheaf/core/phrase'

export interface FormulaCheck {
  /** In the order of their places. */
  readonly errors: readonly FormulaError[]
  /** Null where there are errors, or nothing is written. */
  readonly type: FormulaType | null
  /** As in "a number". */
  readonly typeWords: Phrase | null
  /** It leads to rows of other collections. */
  readonly leadsElsewhere: boolean
}

const OWN_PROPERTY = phrase('A formula can’t refer to its own property')

/** `self`: the property that the formula is of, which it cannot use. */
export function checkFormula(source: string, scope: FormulaScope, self: string): FormulaCheck {
  // Nothing is not an error: cells stay empty.
  if (source.trim() === '') return { errors: [], type: null, typeWords: null, leadsElsewhere: false }
  const { compiled, errors, accesses, reads } = analyse(source, scope)
  const circles = accesses
    .filter(({ isOwn, property }) => isOwn && property?.id === self)
    .map(({ from, to }): FormulaError => ({ ...OWN_PROPERTY, from, to }))
  const all = [...errors, ...circles].sort((a, b) => a.from - b.from || a.to - b.to)
  const type = all.length > 0 ? null : compiled.type
  return {
    errors: all,
    type,
    typeWords: type && typeWords(type),
    leadsElsewhere: Object.keys(reads.others).length > 0,
  }
}
