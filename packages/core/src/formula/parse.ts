// The tree of a formula, and what is wrong with how it is written. There is always a tree.
import type { SyntaxNode, Tree } from '@lezer/common'
import { type Phrase, phrase } from '../phrase'
import type { FormulaError } from './compiled'
import { formulaParser } from './parser-tables'

export const MAX_SOURCE_LENGTH = 20_000

/** Null for what is nested beyond any sense: the library builds trees by calling itself. */
export function parseFormula(source: string): Tree | null {
  try {
    return formulaParser.parse(source)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const expressions = new Set(
  'Number String Boolean Variable Paren List Call Access Unary Binary Conditional PropertyRef'.split(' '),
)
/** The parts of a node that have a value. */
export function operandsOf(node: SyntaxNode): readonly SyntaxNode[] {
  const operands: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (expressions.has(child.name)) operands.push(child)
  return operands
}

const closing: Readonly<Record<string, string>> = { Paren: ')', ArgList: ')', List: ']' }

function missing(node: SyntaxNode, source: string): Phrase {
  const { parent, from } = node
  if (/^\s*\/?\*/.test(source.slice(from)) && source.indexOf('/*', from - 1) >= 0)
    return phrase('Missing */ at the end of the comment')
  const sign = parent && closing[parent.name]
  if (sign && !node.nextSibling) return phrase('Missing “{sign}”', { sign })
  if (parent?.name === 'Conditional' && !parent.getChild(':')) return phrase('Missing “:” and an alternative value')
  if (parent?.name === 'Access') {
    const name = parent.getChild('FunctionName')
    return name
      ? phrase('Missing parentheses: {name}()', { name: source.slice(name.from, name.to) })
      : phrase('Missing a function after the dot')
  }
  return phrase('Missing a value')
}

function unexpected(text: string): Phrase {
  if (/^["']/.test(text)) return phrase('Missing a closing quote')
  if (text.startsWith('=')) return phrase('Use == to compare')
  if (/^[;]/.test(text)) return phrase('Separate values with “,”')
  return phrase('Unexpected “{words}”', { words: text.length > 20 ? `${text.slice(0, 20)}…` : text })
}

export function syntaxErrors(tree: Tree, source: string): readonly FormulaError[] {
  const errors: FormulaError[] = []
  tree.iterate({
    enter: ref => {
      if (!ref.type.isError) return
      const { from, to, node } = ref
      const before = errors.at(-1)
      // One slip often leaves several marks side by side.
      if (before && before.to >= from) return
      errors.push({ ...(from === to ? missing(node, source) : unexpected(source.slice(from, to))), from, to })
    },
  })
  return errors
}
