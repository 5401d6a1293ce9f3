// Where a workspace, or one page of it with everything in it, is downloaded from. An address and no call: it may be larger than what a
// browser keeps in memory. How it went is told at the archive's end, where whoever saved it finds it without unpacking.
import type { Uuid } from '../../ids'

export const EXPORT_PATH = '/api/export'
/** In the answer's head: about how many pages there will be, for telling how far it is. */
export const EXPORT_PAGES_HEADER = 'x-sheaf-export-pages'

/** A link cannot say in a header for which of the browser's accounts it asks. */
export const exportAddress = (spaceId: Uuid, userId: Uuid, pageId?: Uuid): string =>
  `${EXPORT_PATH}/${spaceId}?account=${userId}${pageId ? `&page=${pageId}` : ''}`

const NOTE = /Sheaf export, missing: (\d+)$/
/** The comment of the archive. */
export const exportNote = (missing: number): string => `Sheaf export, missing: ${missing}`
/** How many files are missing, of the archive's last bytes as text; null: it is not whole. */
export function readExportNote(end: string): number | null {
  const count = NOTE.exec(end)?.[1]
  return count === undefined ? null : Number(count)
}
