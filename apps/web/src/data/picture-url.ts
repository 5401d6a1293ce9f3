// The address of a page's cover or icon, in the width that this screen needs.
import { imageAddress } from '@sheaf/core/files/file-addresses'

/** Null: an address that is no picture's. */
export const pictureUrl = (source: string, width: number): string | null =>
  imageAddress(source, Math.ceil(width * (globalThis.devicePixelRatio || 1)))
