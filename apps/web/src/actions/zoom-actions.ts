// Larger and smaller. The browser does it by these very keys, and its own zoom is the one that people know, keep per site and need: so
// the keys are named here for the help, and are never taken. A shell that has no zoom of its own would do it here.
import { ZoomInIcon, ZoomOutIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import type { Action } from './action'

const byBrowser = { group: 'everywhere', when: () => false, run: () => {} } as const

export const zoomActions: readonly Action[] = [
  { ...byBrowser, id: 'zoom-in', label: () => t('Zoom in'), icon: ZoomInIcon, shortcuts: ['command+='] },
  { ...byBrowser, id: 'zoom-out', label: () => t('Zoom out'), icon: ZoomOutIcon, shortcuts: ['command+-'] },
  {
    ...byBrowser,
    id: 'reset-zoom',
    label: () => t('Reset zoom'),
    icon: ZoomOutIcon,
    shortcuts: ['command+0'],
    isHidden: true,
  },
]
