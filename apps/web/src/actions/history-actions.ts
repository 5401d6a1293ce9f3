// Back and forward, as the browser's own buttons do it (client-platform.md 2.5).
import { canGoBack, canGoForward } from '@sheaf/core/routes/history-place'
import { ArrowLeftIcon, ArrowRightIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import { historyPlace } from '../navigation'
import type { Action } from './action'

const goBack: Action = {
  id: 'go-back',
  group: 'everywhere',
  label: () => t('Back'),
  icon: ArrowLeftIcon,
  shortcuts: ['command+['],
  when: () => canGoBack(historyPlace()),
  run: () => history.back(),
}

const goForward: Action = {
  id: 'go-forward',
  group: 'everywhere',
  label: () => t('Forward'),
  icon: ArrowRightIcon,
  shortcuts: ['command+]'],
  when: () => canGoForward(historyPlace()),
  run: () => history.forward(),
}

export const historyActions: readonly Action[] = [goBack, goForward]
