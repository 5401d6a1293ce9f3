// A formula in colours: spans in order, which do not overlap.
import type { SyntaxNodeRef } from '@lezer/common'
import type { Range } from './compiled'
import { parseFormula } from './parse'

type TokenClass =
  | 'property'
  | 'function'
  | 'variable'
  | 'text'
  | 'number'
  | 'keyword'
  | 'operator'
  | 'bracket'
  | 'comment'
  | 'error'
interface Span extends Range {
  readonly token: TokenClass
}

const plain: Readonly<Record<string, TokenClass>> = {
  Number: 'number',
  True: 'keyword',
  False: 'keyword',
  Variable: 'variable',
  FunctionName: 'function',
  Comment: 'comment',
  '#': 'property',
  '⚠': 'error',
}
for (const name of '( ) [ ]'.split(' ')) Object.assign(plain, { [name]: 'bracket' })
for (const name of 'Minus Plus Power Times Divide Modulo Less LessEqual Greater GreaterEqual Equal Unequal ? : , .'.split(
  ' ',
))
  Object.assign(plain, { [name]: 'operator' })

/** The word between quotes is the name of a property in `prop("…")` only. */
function isPropertyName({ node }: SyntaxNodeRef, source: string): boolean {
  if (node.parent?.name === 'PropertyRef') return true
  const call = node.parent?.name === 'ArgList' ? node.parent.parent : null
  const name = call?.getChild('FunctionName')
  return name ? source.slice(name.from, name.to) === 'prop' : false
}

function tokenOf(ref: SyntaxNodeRef, source: string): TokenClass | undefined {
  if (ref.name === 'String') return isPropertyName(ref, source) ? 'property' : 'text'
  if (ref.name === 'And' || ref.name === 'Or' || ref.name === 'Not')
    return /\w/.test(source.charAt(ref.from)) ? 'keyword' : 'operator'
  return plain[ref.name]
}

export function highlightFormula(source: string): readonly Span[] {
  const spans: Span[] = []
  parseFormula(source)?.iterate({
    enter: ref => {
      const token = ref.from < ref.to ? tokenOf(ref, source) : undefined
      if (!token) return
      spans.push({ from: ref.from, to: ref.to, token })
      return false
    },
  })
  return spans
}
