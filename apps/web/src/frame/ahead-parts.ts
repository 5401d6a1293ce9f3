// The parts that a person is likely to use next: loading this file loads them. The build makes one chunk of all of them, since
// opening a page needs none.
import { whenIdle } from '@sheaf/ui/on-demand/when-idle'
import { fetchLater } from './fetch-later'

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./page-menu'),
  () => import('./topbar-actions'),
  () => import('./page-tools'),
  () => import('./unlock-button'),
  () => import('../data/adopt-outboxes'),
  () => import('../editing/mention-names'),
  () => import('../data/files/session-uploads'),
  () => import('../features/block-handle/block-handle'),
  () => import('../features/find/find-bar'),
  () => import('../features/link-menu/link-card'),
  () => import('../features/link-menu/link-panel'),
  () => import('../features/link-menu/pasted-menu'),
  () => import('../features/mention-menu/mention-menu'),
  () => import('../features/page/block-exchange'),
  () => import('../features/page/drop-files'),
  () => import('../features/page/field-text'),
  () => import('../features/page/page-head/random-style'),
  () => import('../features/page/nested-text'),
  () => import('@sheaf/editor/late-plugins'),
  () => import('@sheaf/editor/math/math'),
  () => import('../actions/find-action'),
  () => import('../features/sidebar/row-menu'),
  () => import('../features/sidebar/row-name'),
  () => import('../features/sidebar/rows-below'),
  () => import('../features/sidebar/tree-drag'),
  () => import('../features/sidebar/workspace-items'),
  () => import('../features/slash-menu/slash-menu'),
  () => import('../features/toolbar/toolbar'),
  () => import('@sheaf/ui/tooltip/tooltip-popup'),
]

void Promise.allSettled(parts.map(part => part())).then(() => whenIdle(() => void fetchLater()))
