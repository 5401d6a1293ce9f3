// What can be done with the text that is selected, and with the text of a page as a whole.
import { toggleEquation } from '@sheaf/editor/commands/inline-equation'
import { setTextColor } from '@sheaf/editor/commands/inline-marks'
import { type PlainMark, toggleMark } from '@sheaf/editor/commands/marks'
import {
  BoldIcon,
  CodeIcon,
  HighlighterIcon,
  type IconShape,
  ItalicIcon,
  LinkIcon,
  ReplaceIcon,
  SearchIcon,
  SigmaIcon,
  StrikethroughIcon,
  UnderlineIcon,
} from '@sheaf/ui/icon/icon'
import { lastHighlight } from '../editing/highlight'
import { t } from '../i18n/t'
import type { Action, ActionContext } from './action'
import { canWrite, run } from './page-context'

const onText = { group: 'text', inText: true, when: ({ page }: ActionContext) => canWrite(page) } as const

const mark = (
  id: string,
  label: () => string,
  icon: IconShape,
  name: PlainMark,
  shortcuts: readonly string[],
): Action => ({
  ...onText,
  id,
  label,
  icon,
  shortcuts,
  run: ({ page }) => void run(page, toggleMark(name)),
})

export const bold = mark('bold', () => t('Bold'), BoldIcon, 'b', ['command+b'])
export const italic = mark('italic', () => t('Italic'), ItalicIcon, 'i', ['command+i'])
export const underline = mark('underline', () => t('Underline'), UnderlineIcon, '_', ['command+u'])
export const strikethrough = mark('strikethrough', () => t('Strikethrough'), StrikethroughIcon, 's', [
  'command+shift+x',
  'command+shift+s',
])
export const inlineCode = mark('code', () => t('Code'), CodeIcon, 'c', ['command+e'])

const highlight: Action = {
  ...onText,
  id: 'highlight',
  label: () => t('Highlight'),
  icon: HighlighterIcon,
  shortcuts: ['command+shift+h'],
  run: ({ page }) => void run(page, setTextColor(lastHighlight(), 'toggle')),
}
export const link: Action = {
  ...onText,
  id: 'link',
  label: () => t('Link'),
  icon: LinkIcon,
  shortcuts: ['command+k'],
  when: ({ page }) => canWrite(page) && page?.panels.link !== undefined,
  run: ({ page }) => page?.panels.link?.(),
}
export const equation: Action = {
  ...onText,
  id: 'equation',
  isHidden: true,
  label: () => t('Equation'),
  icon: SigmaIcon,
  shortcuts: ['command+shift+e'],
  run: ({ page }) => void run(page, toggleEquation),
}
export const find: Action = {
  id: 'find',
  label: () => t('Find in page'),
  icon: SearchIcon,
  group: 'page',
  shortcuts: ['command+f'],
  when: ({ page }) => page?.panels.find !== undefined,
  run: ({ page }) => page?.panels.find?.(false),
}
const findAndReplace: Action = {
  id: 'find-and-replace',
  isHidden: true,
  label: () => t('Find and replace'),
  icon: ReplaceIcon,
  group: 'page',
  shortcuts: ['command+alt+code:KeyF'],
  when: ({ page }) => canWrite(page) && page?.panels.find !== undefined,
  run: ({ page }) => page?.panels.find?.(true),
}

export const textActions: readonly Action[] = [
  bold,
  italic,
  underline,
  strikethrough,
  inlineCode,
  highlight,
  link,
  equation,
  find,
  findAndReplace,
]
