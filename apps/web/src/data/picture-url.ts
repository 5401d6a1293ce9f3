// Where a picture of a page's dress is read, in the width that this screen needs.
import { imageAddress } from '@sheaf/core/files/file-addresses'

/** Null: an address that is no picture's. */
export const pictureUrl = (source: string, width: number): string | null =>
  imageAddress(source, Math.ceil(width * (globalThis.devicePixelRatio || 1)))
