// Describes the part at a position of a formula, for hints.

import type { Phrase } from '../phrase'
import { analyse } from './compile'
import type { Range } from './compiled'
import { functionNamed } from './functions/all'
import { signatureOf } from './functions/define'
import { parseFormula } from './parse'
import type { FormulaScope } from './scope'
import { typeWords } from './types'

export interface Description extends Range {
  readonly kind: 'function' | 'property' | 'variable' | 'value'
  readonly title: string
  /** The type of a value, in words; functions have none. */
  readonly type: Phrase | null
  /** A message. */
  readonly doc: string
  readonly example: readonly [source: string, result: string] | null
}

export function describeFormula(source: string, position: number, scope: FormulaScope): Description | null {
  const { accesses, types } = analyse(source, scope)
  const holds = ({ from, to }: Range): boolean => from <= position && position <= to
  const node = parseFormula(source)?.resolveInner(position, -1)
  if (!node) return null
  const { from, to, name } = node
  const written = source.slice(from, to)
  const fn = name === 'FunctionName' ? functionNamed(written) : undefined
  if (fn) return { from, to, kind: 'function', title: signatureOf(fn), type: null, doc: fn.doc, example: fn.example }
  const access = accesses.find(holds)
  if (access?.property)
    return {
      from: access.from,
      to: access.to,
      kind: 'property',
      title: access.property.name,
      type: typeWords(access.property.type),
      doc: '',
      example: null,
    }
  const [narrowest] = types.filter(holds).sort((a, b) => a.to - a.from - (b.to - b.from))
  if (!narrowest) return null
  const isVariable = name === 'Variable' && narrowest.from === from
  return {
    from: narrowest.from,
    to: narrowest.to,
    kind: isVariable ? 'variable' : 'value',
    title: source.slice(narrowest.from, narrowest.to),
    type: typeWords(narrowest.type),
    doc: '',
    example: null,
  }
}
