// What somebody does with the mouse without thinking.
import type { Person } from './people.fixture'
import type { Random } from './random.fixture'

/** May tell what exactly it did. */
export type Action = (person: Person, random: Random) => Promise<string | null | void>

/** Called differently where the words were rewritten. */
const GRIP = /^Drag/

/** Behind a dialog there is no page. */
const NOT_THERE_AFTER_MS = 5_000

interface Place {
  readonly x: number
  readonly y: number
}
const said = ({ x, y }: Place): string => `${Math.round(x)},${Math.round(y)}`

/** A place in one of the elements, in the window; null where the page has none just now. Half of the time near the top, where people meet. */
function somewhere(
  { screen }: Person,
  random: Random,
  among = '.sheaf-body, .sheaf-code, .sheaf-void',
): Promise<Place | null> {
  const chosen = random.below(2) === 0 ? random.next() : random.next() ** 3
  return screen.text.first().evaluate(
    (editor, { among, chosen, across, down }) => {
      const all = [...editor.querySelectorAll(among)].filter(one => one.checkVisibility())
      const one = all[Math.floor(chosen * all.length)]
      one?.scrollIntoView({ block: 'nearest' })
      const box = one?.getBoundingClientRect()
      if (!box || box.height === 0) return null
      return { x: box.left + 2 + across * (box.width - 4), y: box.top + 2 + down * (box.height - 4) }
    },
    { among, chosen, across: random.next(), down: random.next() },
    { timeout: NOT_THERE_AFTER_MS },
  )
}

export const click: Action = async (person, random) => {
  const at = await somewhere(person, random)
  if (at) await person.tab.mouse.click(at.x, at.y)
  return at && said(at)
}
export const clickSeveralTimes: Action = async (person, random) => {
  const at = await somewhere(person, random)
  const clickCount = 2 + random.below(2)
  if (at) await person.tab.mouse.click(at.x, at.y, { clickCount })
  return at && `${clickCount} times ${said(at)}`
}
export const selectByMouse: Action = async (person, random) => {
  const from = await somewhere(person, random)
  const to = await somewhere(person, random)
  if (!from || !to) return
  const { mouse } = person.tab
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 3 })
  await mouse.up()
  return `${said(from)} to ${said(to)}`
}
/** A block by its handle to another place, often to the side of another, which makes columns. */
export const drag: Action = async (person, random) => {
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
  return `${said(from)} to ${said(to)}`
}
/** A to-do's box, a toggle's arrow. */
export const pressLead: Action = async (person, random) => {
  const at = await somewhere(person, random, '.sheaf-lead :is(input, button)')
  if (at) await person.tab.mouse.click(at.x, at.y)
  return at && said(at)
}
