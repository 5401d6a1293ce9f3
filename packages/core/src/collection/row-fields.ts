// What the engine knows of a row besides its properties, as its record says it.
import type { RowFields } from '../kinds/property-kind'
import { type BlockValue, ROW_NUMBER } from '../records/block'

export function rowFields(row: BlockValue): RowFields {
  const icon = row.format?.['page_icon']
  const number = row.format?.[ROW_NUMBER]
  const created = row.created_time ?? 0
  return {
    id: row.id,
    created_time: created,
    created_by_id: row.created_by_id ?? row.id,
    last_edited_time: row.last_edited_time ?? created,
    last_edited_by_id: row.last_edited_by_id ?? row.created_by_id ?? row.id,
    number: typeof number === 'number' ? number : 0,
    ...(typeof icon === 'string' ? { icon } : {}),
  }
}
