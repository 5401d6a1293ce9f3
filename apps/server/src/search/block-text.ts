// What a block says, as its kind says it in plain text, without what lies below it.
import { wholeKinds } from '@sheaf/catalog/exchange'
import type { PlainWriter } from '@sheaf/core/kinds/exchange'
import { plainText, type RichText, runsOfTitle } from '@sheaf/core/text/rich-text'
import { embedLabel } from '@sheaf/core/text/safe-values'
import type { SaidBlock } from '../storage/space/read-page-texts'

const byType = new Map(wholeKinds.map(kind => [kind.type, kind]))
const out: PlainWriter = {
  inline: runs => runs.map(({ insert }) => (typeof insert === 'string' ? insert : embedLabel(insert))).join(''),
  blocks: () => '',
}

interface Titled {
  readonly properties?: Readonly<Record<string, unknown>> | undefined
}
const titleOf = ({ properties }: Titled): RichText => {
  const title = properties?.['title']
  return Array.isArray(title) ? (title as RichText) : []
}

export function textOfBlock(block: SaidBlock): string {
  const runs = runsOfTitle(titleOf(block))
  const { title: _title, ...properties } = block.properties
  const kind = byType.get(block.type)
  return kind
    ? kind.plain({ type: block.type, runs, properties, format: block.format, children: [] }, out)
    : out.inline(runs)
}

export const titleOfPage = (page: Titled): string => plainText(titleOf(page))
