// The plain text of a page's title.
import type { BlockValue } from '../records/block'
import { plainText, type RichText } from './rich-text'

/** Empty for a page without a title. */
export const rawTitle = (block: Pick<BlockValue, 'properties'> | undefined): string =>
  plainText(block?.properties?.['title'] as RichText | undefined).trim()
