// A database in a page may leave the column of the text and take the width of the page's area, for everyone who reads the page.
import type { BlockValue } from '../records/block'

/** In `format` of its block. */
export const WIDE = 'full_width'

export const isWide = ({ format }: Pick<BlockValue, 'format'>): boolean => format?.[WIDE] === true
