// What the caret stands in: the call around it, with the argument that is being written, or else the thing itself.
import { type Description, describeFormula } from '@sheaf/core/formula/describe'
import { functionNamed } from '@sheaf/core/formula/functions/all'
import type { FormulaFunction } from '@sheaf/core/formula/functions/define'
import { parseFormula } from '@sheaf/core/formula/parse'
import type { FormulaScope } from '@sheaf/core/formula/scope'
import type { Phrase } from '@sheaf/core/phrase'

type CaretHint =
  | {
      readonly kind: 'call'
      readonly name: string
      readonly parameters: readonly { readonly words: string; readonly isCurrent: boolean }[]
      /** A message. */
      readonly doc: string
      readonly example: readonly [source: string, result: string]
    }
  | { readonly kind: 'thing'; readonly title: string; readonly type: Phrase | null }

export function caretHint(source: string, position: number, scope: FormulaScope): CaretHint | null {
  const described = describeFormula(source, position, scope)
  if (described?.kind === 'function') {
    const fn = functionNamed(source.slice(described.from, described.to))
    if (fn) return callHint(fn, null)
  }
  // Inside of `prop("…")` the property says more than the call.
  if (described?.kind === 'property' || described?.kind === 'variable') return thingHint(described)
  const call = callAround(source, position)
  if (call) return callHint(call.fn, call.argument)
  return described && thingHint(described)
}

const thingHint = ({ title, type }: Description): CaretHint => ({ kind: 'thing', title, type })

function callHint(fn: FormulaFunction, argument: number | null): CaretHint {
  const last = fn.parameters.length - 1
  return {
    kind: 'call',
    name: fn.name,
    parameters: fn.parameters.map(({ name, isRest, isOptional }, index) => ({
      words: `${name}${isRest ? '…' : isOptional ? '?' : ''}`,
      isCurrent: argument !== null && (index === argument || (isRest === true && index === last && argument > last)),
    })),
    doc: fn.doc,
    example: fn.example,
  }
}

/** The innermost call whose brackets are around a place; what stands before a dot is its first argument. */
function callAround(
  source: string,
  position: number,
): { readonly fn: FormulaFunction; readonly argument: number } | null {
  let node = parseFormula(source)?.resolveInner(position, -1) ?? null
  for (; node; node = node.parent) {
    const call = node.name === 'ArgList' ? node.parent : null
    const name = call?.getChild('FunctionName')
    const fn = name && functionNamed(source.slice(name.from, name.to))
    if (!call || !fn || position <= node.from || (position >= node.to && source[node.to - 1] === ')')) continue
    const commas = node.getChildren(',').filter(comma => comma.to <= position).length
    return { fn, argument: commas + (call.name === 'Access' ? 1 : 0) }
  }
  return null
}
