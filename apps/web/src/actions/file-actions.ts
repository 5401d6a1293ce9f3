// The file of a block, as the browser shows it.
import { plainText } from '@sheaf/core/text/rich-text'
import { ExternalLinkIcon } from '@sheaf/ui/icon/icon'
import { fileUrl } from '../data/files/file-url'
import { t } from '../i18n/t'
import type { Action, ActionContext } from './action'

/** Of the selected block; null where it has none that may be opened. */
function fileOf({ page, session }: ActionContext): string | null {
  const id = page?.editor.blocks.current()
  const source = id ? session.replica.block(id)?.properties?.['source'] : undefined
  return (Array.isArray(source) && fileUrl(plainText(source))) || null
}

export const openFile: Action = {
  id: 'open-file',
  group: 'blocks',
  inText: true,
  isHidden: true,
  label: () => t('Open file'),
  icon: ExternalLinkIcon,
  shortcuts: ['command+alt+code:KeyO'],
  when: context => fileOf(context) !== null,
  run: context => {
    const url = fileOf(context)
    if (url) open(url, '_blank', 'noopener,noreferrer')
  },
}
