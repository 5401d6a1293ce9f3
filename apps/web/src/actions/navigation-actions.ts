// Navigation: the screens of the workspace, other windows, other workspaces, and the pages before and after one in side peek.
import {
  ArrowDownIcon,
  ArrowUpIcon,
  FilePlusIcon,
  RepeatIcon,
  SearchIcon,
  ShareIcon,
  SparklesIcon,
} from '@sheaf/ui/icon/icon'
import { openFramePanel } from '../data/frame-panel'
import { siblingPage } from '../data/sibling-page'
import { t } from '../i18n/t'
import { goTo, openPeek, peekHere } from '../navigation'
import type { Action, ActionContext } from './action'

const findAction: Action = {
  id: 'find-action',
  group: 'everywhere',
  label: () => t('All actions'),
  icon: SearchIcon,
  shortcuts: [],
  run: () => openFramePanel({ name: 'quick-find', query: '>' }),
}

const newTab: Action = {
  id: 'new-tab',
  group: 'everywhere',
  label: () => t('New tab'),
  icon: FilePlusIcon,
  shortcuts: ['command+t'],
  run: () => void open('/', '_blank', 'noopener'),
}

const ai = { group: 'everywhere', icon: SparklesIcon, shortcuts: [], isUnbuilt: true, run: () => goTo('/ai') } as const

const searchAiAnywhere: Action = {
  ...ai,
  id: 'search-ai-anywhere',
  label: () => t('Ask AI'),
  shortcuts: ['command+shift+j'],
  isHidden: true,
}

const aiActions: readonly Action[] = [
  {
    ...ai,
    id: 'open-ai',
    label: () => t('AI'),
    apple: ['command+ctrl+code:KeyJ'],
    elsewhere: ['ctrl+alt+code:KeyJ'],
  },
  { ...ai, id: 'search-ai', label: () => t('Ask AI'), shortcuts: ['command+j'], isHidden: true },
  searchAiAnywhere,
  {
    ...ai,
    id: 'new-ai-thread',
    label: () => t('New AI chat'),
    shortcuts: ['command+shift+code:Semicolon'],
    isHidden: true,
    run: () => goTo('/chat'),
  },
]

export const share: Action = {
  id: 'share',
  group: 'page',
  label: () => t('Share'),
  icon: ShareIcon,
  shortcuts: ['command+shift+o'],
  apple: ['ctrl+shift+o'],
  isHidden: true,
  when: ({ pageId }) => pageId !== undefined,
  run: () => document.querySelector<HTMLElement>('[data-share]')?.click(),
}

const peekBeside = (by: -1 | 1): Pick<Action, 'when' | 'run'> => {
  const next = ({ session }: ActionContext) => {
    const peek = peekHere()
    return peek && siblingPage(session.replica, peek.peekId, by)
  }
  return {
    when: context => next(context) != null,
    run: context => {
      const id = next(context)
      if (id) openPeek(id, peekHere()?.mode)
    },
  }
}

const peekActions: readonly Action[] = [
  {
    id: 'peek-up',
    group: 'page',
    label: () => t('Previous page'),
    icon: ArrowUpIcon,
    shortcuts: [],
    apple: ['ctrl+shift+code:KeyK'],
    elsewhere: ['alt+code:KeyK'],
    ...peekBeside(-1),
  },
  {
    id: 'peek-down',
    group: 'page',
    label: () => t('Next page'),
    icon: ArrowDownIcon,
    shortcuts: [],
    apple: ['ctrl+shift+code:KeyJ'],
    elsewhere: ['alt+code:KeyJ'],
    ...peekBeside(1),
  },
]

/** The workspaces in the order of the menu, by their number; the tenth is at 0. */
const switchActions: readonly Action[] = Array.from({ length: 10 }, (_, i) => ({
  id: `switch-space-${i + 1}`,
  group: 'everywhere' as const,
  label: () => t('Switch to workspace {number}', { number: i + 1 }),
  icon: RepeatIcon,
  shortcuts: [],
  apple: [`ctrl+shift+code:Digit${(i + 1) % 10}`],
  elsewhere: [`alt+shift+code:Digit${(i + 1) % 10}`],
  isHidden: true,
  when: ({ spaceCount }) => i < spaceCount,
  run: ({ switchSpace }) => switchSpace(i),
}))

export const navigationActions: readonly Action[] = [findAction, newTab, ...aiActions, ...peekActions, ...switchActions]
