// What a page is called on screen.
import type { BlockValue } from '@sheaf/core/records/block'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { t } from '../i18n/t'
import { isPicture, pageLook } from './page-look'

type Named = Pick<BlockValue, 'properties' | 'format'>

/** Empty for a page without a title. */
export const rawTitle = (block: Named | undefined): string =>
  plainText(block?.properties?.['title'] as RichText | undefined).trim()

export const pageTitle = (block: Named | undefined): string => rawTitle(block) || t('Untitled')

/** The emoji before its title, if it has one. */
export function pageIcon(block: Named | undefined): string | undefined {
  const { icon } = pageLook(block)
  return icon !== null && !isPicture(icon) ? icon : undefined
}
