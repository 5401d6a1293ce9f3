// The save shortcut, which people press out of habit: everything is saved already, and the browser's own dialog would only offer a copy of the page.
import { CheckIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import type { Action } from './action'

export const save: Action = {
  id: 'save',
  group: 'page',
  isHidden: true,
  label: () => t('Save'),
  icon: CheckIcon,
  shortcuts: ['command+s'],
  when: ({ pageId }) => pageId !== undefined,
  run: ({ session, toasts }) => {
    const { online, unsent } = session.connection()
    toasts.show({
      text: !online
        ? t('You can keep working. Changes are saved on this device and sync when you’re back online.')
        : unsent > 0
          ? t('Saving your changes…')
          : t('All changes saved'),
    })
  },
}
