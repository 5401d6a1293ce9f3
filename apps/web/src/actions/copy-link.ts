// Addresses for others. They say that they were copied (product.md 2.6).
import type { Uuid } from '@sheaf/core/ids'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { t } from '../i18n/t'
import { blockHash, pagePath } from '../routes'

export const linkToCopy = (origin: string, page: Uuid, block?: Uuid): string =>
  `${origin}${pagePath(page)}?source=copy_link${block ? blockHash(block) : ''}`

export function copyLink(toasts: Toasts, page: Uuid, block?: Uuid): void {
  navigator.clipboard.writeText(linkToCopy(location.origin, page, block)).then(
    () => toasts.show({ text: t('Link copied') }),
    () => toasts.show({ text: t('Couldn’t copy link'), tone: 'error' }),
  )
}
