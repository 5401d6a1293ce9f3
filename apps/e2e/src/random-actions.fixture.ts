// What somebody does to a page without thinking: keys, signs, menus, the clipboard, the mouse, a reload, a lost connection. Every action is
// one that a person can make, and whatever it hits is right.
import type { Person } from './people.fixture'
import type { Random } from './random.fixture'

type Action = (person: Person, random: Random) => Promise<unknown>

const words = [
  'wool',
  'linen',
  'silk ',
  'a hem',
  'warp and weft',
  'Zwirn',
  'שלום',
  'مرحبا',
  '裁縫',
  '👩‍👩‍👧 ',
  'é',
  ' ',
  '. ',
  '1',
  'x',
]
const signs = [
  '- ',
  '1. ',
  '[] ',
  '# ',
  '## ',
  '> ',
  '" ',
  '```',
  '---',
  '**bold** ',
  '`code` ',
  '~~no~~ ',
  '(c) ',
  '-> ',
]
const offers = [
  'heading 2',
  'to-do',
  'toggle list',
  'callout',
  'quote',
  'divider',
  'table',
  '2 columns',
  'code',
  'text',
  'numbered',
]
const marks = ['b', 'i', 'u', 'e', 'Shift+x']
const pasted: readonly Readonly<Record<string, string>>[] = [
  { 'text/plain': 'plain' },
  { 'text/plain': 'first line\nsecond line' },
  { 'text/plain': '# Heading\n\n- one\n  - two\n- [ ] three\n\n| a | b |\n|---|---|\n| c | d |' },
  {
    'text/html': '<p>one <b>bold</b></p><ul><li>two<ul><li>three</li></ul></li></ul><h2>four</h2>',
    'text/plain': 'one',
  },
  { 'text/html': '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'text/plain': 'a\tb' },
]
const arrows = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Control+ArrowLeft',
  'Control+ArrowRight',
]

/** Called differently where the words were rewritten. */
const GRIP = /^Drag/

const press =
  (...keys: string[]): Action =>
  ({ screen }) =>
    screen.press(...keys)
const type =
  (list: readonly string[]): Action =>
  ({ screen }, random) =>
    screen.type(random.pick(list))

/** A place in a random block, in the window. Null where the page has none just now. */
async function somewhere({ screen }: Person, random: Random): Promise<{ x: number; y: number } | null> {
  const [chosen, across, down] = [random.next(), random.next(), random.next()]
  return screen.text.first().evaluate(
    (editor, [chosen, across, down]) => {
      const all = [...editor.querySelectorAll('.sheaf-body, .sheaf-code, .sheaf-void')]
      const one = all[Math.floor(chosen * all.length)]
      one?.scrollIntoView({ block: 'nearest' })
      const box = one?.getBoundingClientRect()
      if (!box || box.height === 0) return null
      return { x: box.left + 2 + across * (box.width - 4), y: box.top + 2 + down * (box.height - 4) }
    },
    [chosen, across, down] as const,
  )
}
const click: Action = async (person, random) => {
  const at = await somewhere(person, random)
  if (at) await person.tab.mouse.click(at.x, at.y)
}
const selectByMouse: Action = async (person, random) => {
  const from = await somewhere(person, random)
  const to = await somewhere(person, random)
  if (!from || !to) return
  const { mouse } = person.tab
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 3 })
  await mouse.up()
}
const select: Action = async ({ screen }, random) => {
  const key = random.pick(['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+Home'])
  for (let i = random.below(6); i >= 0; i--) await screen.press(key)
}
const selectBlocks: Action = async ({ screen }, random) => {
  await screen.press('Escape')
  for (let i = random.below(3); i > 0; i--) await screen.press('Shift+ArrowDown')
}
/** A block by its handle to another place. */
const drag: Action = async (person, random) => {
  const from = await somewhere(person, random)
  if (!from) return
  const { mouse } = person.tab
  await mouse.move(from.x, from.y)
  await mouse.move(from.x + 1, from.y)
  const grip = await person.tab
    .getByRole('button', { name: GRIP })
    .first()
    .boundingBox({ timeout: 300 })
    .catch(() => null)
  const to = await somewhere(person, random)
  if (!grip || !to) return
  await mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await mouse.down()
  await mouse.move(grip.x + grip.width / 2 + 3, grip.y - 12, { steps: 2 })
  await mouse.move(to.x, to.y, { steps: 4 })
  await mouse.up()
}
const slash: Action = async ({ screen, tab }, random) => {
  const offer = random.pick(offers)
  await screen.type(`/${offer}`)
  if (random.below(3) > 0)
    await tab
      .getByRole('option')
      .first()
      .waitFor({ timeout: 1_000 })
      .catch(() => {})
  await screen.press(random.below(8) === 0 ? 'Escape' : 'Enter')
}
const compose: Action = async ({ context, tab }, random) => {
  const devtools = await context.newCDPSession(tab)
  const text = random.pick(['ni', 'nihao', 'か', 'がく'])
  for (let i = 1; i <= text.length; i++)
    await devtools.send('Input.imeSetComposition', { text: text.slice(0, i), selectionStart: i, selectionEnd: i })
  if (random.below(4) > 0) await devtools.send('Input.insertText', { text: random.pick(['你好', '学', '']) })
  else await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await devtools.detach()
}
const paste: Action = ({ screen }, random) => screen.paste(random.pick(pasted))
const pressBox: Action = async ({ screen }, random) => {
  const boxes = screen.text.locator('.sheaf-lead').filter({ visible: true })
  const count = await boxes.count()
  if (count > 0)
    await boxes
      .nth(random.below(count))
      .click({ timeout: 500, force: true })
      .catch(() => {})
}
const reload: Action = async ({ tab, screen }) => {
  await tab.reload()
  await screen.text.first().waitFor()
}
const disconnect: Action = ({ context }) => context.setOffline(true)
const connect: Action = ({ context }) => context.setOffline(false)

const actions: Readonly<Record<string, readonly [weight: number, action: Action]>> = {
  type: [24, type(words)],
  click: [14, click],
  sign: [6, type(signs)],
  enter: [9, press('Enter')],
  'soft break': [1, press('Shift+Enter')],
  backspace: [7, press('Backspace')],
  'several backspaces': [3, press('Backspace', 'Backspace', 'Backspace')],
  delete: [4, press('Delete')],
  'delete word': [2, press('Control+Backspace')],
  'delete word forward': [1, press('Control+Delete')],
  tab: [4, press('Tab')],
  'shift tab': [3, press('Shift+Tab')],
  arrow: [6, ({ screen }, random) => screen.press(random.pick(arrows))],
  select: [5, select],
  'select by mouse': [2, selectByMouse],
  'select blocks': [3, selectBlocks],
  mark: [4, ({ screen }, random) => screen.press(`ControlOrMeta+${random.pick(marks)}`)],
  undo: [5, press('ControlOrMeta+z')],
  redo: [3, press('ControlOrMeta+Shift+z')],
  move: [3, ({ screen }, random) => screen.press(`ControlOrMeta+Shift+Arrow${random.pick(['Up', 'Down'])}`)],
  duplicate: [1, press('ControlOrMeta+d')],
  copy: [2, press('ControlOrMeta+c')],
  cut: [2, press('ControlOrMeta+x')],
  'paste what was copied': [2, press('ControlOrMeta+v')],
  paste: [3, paste],
  drag: [3, drag],
  slash: [5, slash],
  compose: [3, compose],
  'press a box': [3, pressBox],
  escape: [2, press('Escape')],
  'select all and type': [0.2, press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'Backspace')],
  reload: [0.4, reload],
  disconnect: [0.6, disconnect],
  connect: [2, connect],
}

/** Does one thing, and says what. */
export async function actAtRandom(person: Person, random: Random): Promise<string> {
  const [name, [, action]] = random.weighted(Object.entries(actions).map(entry => [entry[1][0], entry] as const))
  await action(person, random)
  return name
}
