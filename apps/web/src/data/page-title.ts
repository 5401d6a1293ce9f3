// What a page is called on screen.
import type { BlockValue } from '@sheaf/core/records/block'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { t } from '../i18n/t'
import { isPicture, pageLook } from './page-look'

type Named = Pick<BlockValue, 'properties' | 'format'>

export const pageTitle = (block: Named | undefined): string => rawTitle(block) || t('Untitled')

/** The emoji before its title, if it has one. */
export function pageIcon(block: Named | undefined): string | undefined {
  const { icon } = pageLook(block)
  return icon !== null && !isPicture(icon) ? icon : undefined
}
