// Arranging a page's layout: its sections and properties as one list of lines, and the new position of a moved line.
import { orderKeyBetween } from '../order-key'
import { HEADING, type LaidProperty, MOST_IN_HEADING, type PageLayout } from './page-layout'

export type LayoutLine =
  | { readonly kind: 'section'; readonly section: string }
  | { readonly kind: 'property'; readonly section: string; readonly laid: LaidProperty }

/** What a property module says of its place; the group is '' for none. */
export interface LayoutPlace {
  readonly section: string
  readonly order: string
}

export const layoutLines = ({ heading, groups }: PageLayout): readonly LayoutLine[] =>
  [
    { section: HEADING, properties: heading },
    ...groups.map(group => ({ ...group, section: group.module?.id ?? '' })),
  ].flatMap(({ section, properties }): LayoutLine[] => [
    { kind: 'section', section },
    ...properties.map(laid => ({ kind: 'property' as const, section, laid })),
  ])

/** Moves the property at a line to another line; null where it cannot. */
export function placeAtLine(lines: readonly LayoutLine[], from: number, to: number): LayoutPlace | null {
  const moved = lines[from]
  if (moved?.kind !== 'property') return null
  const others = lines.filter((_, i) => i !== from)
  // Above the first section there is nothing.
  const at = Math.min(Math.max(to, 1), others.length)
  const section = others[at - 1]?.section ?? ''
  return at === from ? null : placed(others, moved, section, at)
}

/** At the end of a section. */
export function placeInSection(lines: readonly LayoutLine[], from: number, section: string): LayoutPlace | null {
  const moved = lines[from]
  if (moved?.kind !== 'property' || moved.section === section) return null
  const others = lines.filter((_, i) => i !== from)
  const last = others.findLastIndex(line => line.section === section)
  return last < 0 ? null : placed(others, moved, section, last + 1)
}

function placed(others: readonly LayoutLine[], moved: LayoutLine, section: string, at: number): LayoutPlace | null {
  const pinned = others.filter(line => line.kind === 'property' && line.section === HEADING).length
  if (section === HEADING && moved.section !== HEADING && pinned >= MOST_IN_HEADING) return null
  return { section, order: keyBetween(orderAt(others[at - 1], section), orderAt(others[at], section)) }
}

const orderAt = (line: LayoutLine | undefined, section: string): string | null =>
  line?.kind === 'property' && line.section === section ? line.laid.order : null

/** Between two neighbours; of two with one key, behind them. */
export const keyBetween = (after: string | null, before: string | null): string =>
  orderKeyBetween(after, after !== null && before !== null && before <= after ? null : before)
