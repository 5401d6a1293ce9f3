// Where everything of a workspace is downloaded from. An address and no call: it may be larger than what a browser keeps in memory.
import type { Uuid } from '../ids'

export const EXPORT_PATH = '/api/export'

/** A link cannot say in a header for which of the browser's accounts it asks. */
export const exportAddress = (spaceId: Uuid, userId: Uuid): string => `${EXPORT_PATH}/${spaceId}?account=${userId}`
