// The placeholder of a block that cannot be rendered.
import { allBlockKinds } from '@sheaf/catalog'
import { t, tData } from '../../i18n/t'

export function unknownBlock(type: string): string {
  const kind = allBlockKinds.find(one => one.type === type)
  return kind
    ? tData(kind.label)
    : t('This version doesn’t support this type of block ({type}). Its content is safe.', { type })
}
