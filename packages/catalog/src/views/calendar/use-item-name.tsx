// An item as it is said: what it is called, and when it is.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { spanWords } from '../day-names'
import type { DaySpan } from '../day-spans'

export function useItemName(row: Uuid, span: DaySpan): string {
  const { t, locale } = useBlockHost()
  const title = usePage(row)?.title ?? t('Untitled')
  return t('{name}, {date}', { name: title, date: spanWords(span, locale) })
}
