// Every function of the language.
import { dateFunctions } from './date'
import type { FormulaFunction } from './define'
import { listFunctions } from './list'
import { logicFunctions } from './logic'
import { numberFunctions } from './number'
import { personPageFunctions } from './person-page'
import { textFunctions } from './text'

export const formulaFunctions: readonly FormulaFunction[] = [
  ...logicFunctions,
  ...textFunctions,
  ...numberFunctions,
  ...dateFunctions,
  ...listFunctions,
  ...personPageFunctions,
]
const byName = new Map(formulaFunctions.map(fn => [fn.name, fn]))
export const functionNamed = (name: string): FormulaFunction | undefined => byName.get(name)
