// The functions of the language for who looks for one: by group, and by words.
import { formulaFunctions } from '@sheaf/core/formula/functions/all'
import { type FormulaFunction, type Group, signatureOf } from '@sheaf/core/formula/functions/define'

interface FunctionGroup {
  readonly group: Group
  readonly functions: readonly ListedFunction[]
}
interface ListedFunction extends Pick<FormulaFunction, 'name' | 'doc' | 'example'> {
  readonly signature: string
  readonly hasArguments: boolean
}

/** All words have to be in its name or its description, as the reader's language says it; groups without any are left out. */
export function functionGroups(query: string, tData: (doc: string) => string): readonly FunctionGroup[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  const groups = new Map<Group, ListedFunction[]>()
  for (const fn of formulaFunctions) {
    const doc = tData(fn.doc)
    const text = `${fn.name} ${doc}`.toLowerCase()
    if (!words.every(word => text.includes(word))) continue
    const { name, example, parameters } = fn
    const listed = { name, doc, example, signature: signatureOf(fn), hasArguments: parameters.length > 0 }
    groups.set(fn.group, [...(groups.get(fn.group) ?? []), listed])
  }
  return Array.from(groups, ([group, functions]) => ({ group, functions }))
}

/** A function written around what is selected; where the caret stands then. */
export function callAroundWords(
  name: string,
  selected: string,
  hasArguments: boolean,
): { text: string; caret: number } {
  const text = `${name}(${hasArguments ? selected : ''})`
  return { text, caret: hasArguments && selected === '' ? text.length - 1 : text.length }
}
