// What somebody does to a page without thinking: keys, signs, menus, the clipboard, the mouse, a reload, a lost connection. Every action is
// one that a person can make, and whatever it hits is right.
import { picture } from './media.fixture'
import type { Person } from './people.fixture'
import type { Random } from './random.fixture'
import { type Action, click, clickSeveralTimes, drag, pressLead, selectByMouse } from './random-pointer.fixture'
import {
  arrowKeys,
  blockActions,
  markKeys,
  mentioned,
  offers,
  pasted,
  selectKeys,
  signs,
  words,
} from './random-words.fixture'

/** One key after the other without waiting for what each does, as fingers do. */
const KEY_OF_LAYOUT = /^[\x20-\x7e]$/
const typeWords = ({ tab }: Person, text: string): Promise<unknown> =>
  Promise.all(
    Array.from(text, one => (KEY_OF_LAYOUT.test(one) ? tab.keyboard.press(one) : tab.keyboard.insertText(one))),
  )
const press =
  (...keys: string[]): Action =>
  ({ screen }) =>
    screen.press(...keys)
const pressOneOf =
  (list: readonly string[], before = ''): Action =>
  async ({ screen }, random) => {
    const key = before + random.pick(list)
    await screen.press(key)
    return key
  }
const type =
  (list: readonly string[]): Action =>
  async (person, random) => {
    const text = random.pick(list)
    await typeWords(person, text)
    return text
  }
/** Some wait for what a menu offers, some go on typing. */
async function takeOffer({ screen, tab }: Person, random: Random, role: 'option' | 'menuitem'): Promise<void> {
  if (random.below(3) > 0)
    await tab
      .getByRole(role)
      .first()
      .waitFor({ timeout: 1_000 })
      .catch(() => {})
  await screen.press(random.below(8) === 0 ? 'Escape' : 'Enter')
}
const fromMenu =
  (sign: string, list: readonly string[]): Action =>
  async (person, random) => {
    const text = sign + random.pick(list)
    await typeWords(person, text)
    await takeOffer(person, random, 'option')
    return text
  }
const fromBlockMenu: Action = async (person, random) => {
  const text = random.pick(blockActions)
  await person.screen.press('ControlOrMeta+/')
  await typeWords(person, text)
  await takeOffer(person, random, 'menuitem')
  return text
}
const link: Action = async (person, random) => {
  const { screen } = person
  await screen.press(random.pick(['Shift+Home', 'Control+Shift+ArrowLeft']), 'ControlOrMeta+k')
  await typeWords(person, 'example.com/c')
  await screen.press('Enter', 'Escape')
}
const select: Action = async ({ screen }, random) => {
  const key = random.pick(selectKeys)
  const times = 1 + random.below(6)
  for (let i = 0; i < times; i++) await screen.press(key)
  return `${times} × ${key}`
}
const selectBlocks: Action = async ({ screen }, random) => {
  const more = random.below(3)
  await screen.press('Escape')
  for (let i = 0; i < more; i++) await screen.press('Shift+ArrowDown')
  return String(1 + more)
}
const deleteBlocks: Action = async (person, random) => {
  const count = await selectBlocks(person, random)
  await person.screen.press(random.pick(['Delete', 'Backspace']))
  return count
}
const compose: Action = async ({ context, tab }, random) => {
  const devtools = await context.newCDPSession(tab)
  const text = random.pick(['ni', 'nihao', 'か', 'がく'])
  for (let i = 1; i <= text.length; i++)
    await devtools.send('Input.imeSetComposition', { text: text.slice(0, i), selectionStart: i, selectionEnd: i })
  if (random.below(4) > 0) await devtools.send('Input.insertText', { text: random.pick(['你好', '学', '']) })
  else await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await devtools.detach()
  return text
}
const paste: Action = async ({ screen }, random) => {
  const data = random.pick(pasted)
  await screen.paste(data)
  return JSON.stringify(data).slice(0, 60)
}
const pastePicture: Action = ({ screen }) =>
  screen.text.first().evaluate(
    (text, base64) => {
      const clipboardData = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), one => one.charCodeAt(0))
      clipboardData.items.add(new File([bytes], 'cloth.png', { type: 'image/png' }))
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    picture('cloth.png', 40, 20).buffer.toString('base64'),
  )
/** Often with something unsent: what was written without a connection is on the device. */
const reload: Action = async ({ context, tab, screen }) => {
  await context.setOffline(false)
  await tab.reload()
  await screen.text.first().waitFor()
}
const disconnect: Action = ({ context }) => context.setOffline(true)
const connect: Action = ({ context }) => context.setOffline(false)

const actions: Readonly<Record<string, readonly [weight: number, action: Action]>> = {
  type: [24, type(words)],
  click: [14, click],
  'click several times': [1, clickSeveralTimes],
  sign: [7, type(signs)],
  enter: [9, press('Enter')],
  'soft break': [1, press('Shift+Enter')],
  backspace: [7, press('Backspace')],
  'several backspaces': [3, press('Backspace', 'Backspace', 'Backspace')],
  delete: [4, press('Delete')],
  'delete word': [2, press('Control+Backspace')],
  'delete word forward': [1, press('Control+Delete')],
  tab: [4, press('Tab')],
  'shift tab': [3, press('Shift+Tab')],
  arrow: [6, pressOneOf(arrowKeys)],
  select: [5, select],
  'select by mouse': [2, selectByMouse],
  'select blocks': [3, selectBlocks],
  'delete blocks': [1, deleteBlocks],
  mark: [4, pressOneOf(markKeys, 'ControlOrMeta+')],
  link: [1, link],
  undo: [5, press('ControlOrMeta+z')],
  'undo several': [1, press('ControlOrMeta+z', 'ControlOrMeta+z', 'ControlOrMeta+z')],
  redo: [3, press('ControlOrMeta+Shift+z')],
  move: [3, pressOneOf(['Up', 'Down'], 'ControlOrMeta+Shift+Arrow')],
  turn: [3, pressOneOf(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], 'ControlOrMeta+Shift+')],
  duplicate: [1, press('ControlOrMeta+d')],
  copy: [2, press('ControlOrMeta+c')],
  cut: [2, press('ControlOrMeta+x')],
  'paste what was copied': [2, press('ControlOrMeta+v')],
  paste: [3, paste],
  'paste a picture': [0.5, pastePicture],
  drag: [3, drag],
  slash: [5, fromMenu('/', offers)],
  mention: [1, fromMenu('@', mentioned)],
  emoji: [0.5, fromMenu(':', ['smile', 'sheep'])],
  'block menu': [2, fromBlockMenu],
  compose: [3, compose],
  'press a box or an arrow': [3, pressLead],
  'press it by key': [1, press('ControlOrMeta+Enter')],
  'fold all': [0.3, press('ControlOrMeta+Alt+t')],
  escape: [2, press('Escape')],
  'delete everything': [0.2, press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'Backspace')],
  reload: [0.4, reload],
  disconnect: [0.8, disconnect],
  connect: [4, connect],
}
const weighted = Object.entries(actions).map(entry => [entry[1][0], entry] as const)

/** Does one thing, and says what. */
export async function actAtRandom(person: Person, random: Random): Promise<string> {
  const [name, [, action]] = random.weighted(weighted)
  try {
    const more = await action(person, random)
    return more ? `${name}: ${more}` : name
  } catch (error) {
    // Something is in the way.
    await person.screen.press('Escape')
    return `${name} failed: ${String(error).slice(0, 200)}`
  }
}
