// What our own HTML says beyond the HTML: the type of a block and its fields, on the first element of each. It may have been
// written by anybody, so every field is checked as the kind checks it.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { HtmlChild, HtmlElement, WholeKind } from '@sheaf/core/kinds/exchange'
import type { Check, Json } from '@sheaf/core/validation/checks'
import { isReservedKey } from '@sheaf/core/validation/reserved-keys'
import { parseJson } from '@sheaf/core/validation/safe-json'
import { passes } from '@sheaf/core/validation/validate'
import { isElement, textProperty } from './html-nodes'

type Fields = Readonly<Record<string, Json>>
type Checks = Readonly<Record<string, Check<Json>>>
/** Fields that this build does not know are kept up to this size. */
const MAX_FIELDS_CHARACTERS = 65_536

export function stamped(block: BlockTree, written: readonly HtmlChild[]): readonly HtmlChild[] {
  const at = written.findIndex(isElement)
  const first = written[at]
  if (!isElement(first)) return written
  const properties = {
    ...first.properties,
    dataSheafType: block.type,
    ...(isEmpty(block.format) ? {} : { dataSheafFormat: JSON.stringify(block.format) }),
    ...(isEmpty(block.properties) ? {} : { dataSheafProperties: JSON.stringify(block.properties) }),
  }
  return written.toSpliced(at, 1, { ...first, properties })
}
const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0

/** Puts the fields that an element carries onto the tree that was read from it. */
export const withStampedFields = (node: HtmlElement, tree: BlockTree, kind: WholeKind | undefined): BlockTree => ({
  ...tree,
  format: { ...tree.format, ...stampedFields(node, 'dataSheafFormat', kind?.format) },
  properties: { ...tree.properties, ...stampedFields(node, 'dataSheafProperties', kind?.properties) },
})
function stampedFields(node: HtmlElement, name: string, checks: Checks | undefined): Fields {
  const text = textProperty(node, name)
  if (text === '' || text.length > MAX_FIELDS_CHARACTERS) return {}
  try {
    return checkedFields(parseJson(text, name), checks)
  } catch {
    return {}
  }
}

/** The fields that pass. An address that runs something passes nowhere. */
export function checkedFields(value: unknown, checks: Checks = {}): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value as Fields).filter(
      ([name, held]) =>
        /^[\w-]{1,64}$/.test(name) &&
        !isReservedKey(name) &&
        name !== 'title' &&
        (!Object.hasOwn(checks, name) || passes(checks[name] as Check<Json>, held)) &&
        !runsSomething(held),
    ),
  )
}
function runsSomething(value: Json): boolean {
  // Whatever browsers skip in front of or inside a scheme is skipped here too.
  if (typeof value === 'string')
    return /^(javascript:|vbscript:|blob:|file:\/\/|data:([a-z]+\/|[,;]))/i.test(value.replaceAll(/[^!-~]/g, ''))
  return typeof value === 'object' && value !== null && Object.values(value).some(runsSomething)
}
