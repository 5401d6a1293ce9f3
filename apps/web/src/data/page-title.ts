// What a page is called on screen.

import { isPicture, pageLook } from '@sheaf/core/kinds/page-look'
import type { BlockValue } from '@sheaf/core/records/block'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { t } from '../i18n/t'

type Named = Pick<BlockValue, 'properties' | 'format'>

export const pageTitle = (block: Named | undefined): string => rawTitle(block) || t('Untitled')

/** The emoji before its title, if it has one. */
export function pageIcon(block: Named | undefined): string | undefined {
  const { icon } = pageLook(block)
  return icon !== null && !isPicture(icon) ? icon : undefined
}
