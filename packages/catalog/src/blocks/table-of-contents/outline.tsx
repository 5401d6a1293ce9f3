// The headings of a page, each with how deep it lies under the others.
import type { Uuid } from '@sheaf/core/ids'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Replica } from '@sheaf/sync/replica'

export interface OutlineLine {
  readonly id: Uuid
  readonly text: string
  readonly depth: number
}
const levels: Readonly<Record<string, number>> = { header: 1, sub_header: 2, sub_sub_header: 3 }

export function outlineOf(replica: Replica, page: Uuid): readonly OutlineLine[] {
  const lines: { readonly id: Uuid; readonly text: string; readonly level: number }[] = []
  const visit = (id: Uuid): void => {
    const block = replica.block(id)
    if (!block?.alive) return
    const level = levels[block.type]
    const text = plainText(block.properties?.['title'] as RichText | undefined).trim()
    if (level !== undefined && text !== '') lines.push({ id, text, level })
    if (!replica.options.kinds.traits(block.type).page) for (const child of replica.view.content(id)) visit(child)
  }
  for (const id of replica.view.content(page)) visit(id)
  return withDepths(lines)
}

/** A heading lies one deeper than the nearest larger one before it, whatever sizes were left out in between. */
export function withDepths<L extends { readonly level: number }>(
  lines: readonly L[],
): readonly (L & { readonly depth: number })[] {
  const above: number[] = []
  return lines.map(line => {
    while (above.length > 0 && (above.at(-1) as number) >= line.level) above.pop()
    above.push(line.level)
    return { ...line, depth: above.length - 1 }
  })
}
