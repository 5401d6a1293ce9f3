// What a dashboard asks of all its widgets: its own filter and the conditions that stand ready above it.
import type { Filter } from '@sheaf/core/collection/query'
import type { ViewQuery } from '@sheaf/core/kinds/view-kind'

export function sharedFilter({ filter, quick_filters }: ViewQuery): Filter | null {
  const parts = [...(filter ? [filter] : []), ...Object.values(quick_filters ?? {})]
  const [first] = parts
  return parts.length > 1 ? { and: parts } : (first ?? null)
}
