import { idOf, page, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { expect, it } from 'vitest'
import { sessionOn } from '../data/small-space.fixture'
import { meansMove, noteMove, takeBackMove } from './moved-pages'

const open = idOf(11)
const sessionWith = (last_edited_time: number) =>
  sessionOn(smallSpace({}, [page(open, 'Open', ['space', space], { last_edited_time })]))
const within = (isSidebar: boolean) => ({ closest: () => (isSidebar ? {} : null) }) as unknown as Element

it('takes the last move back, or the very one that is asked for', () => {
  const session = sessionWith(0)
  const done: string[] = []
  const first = noteMove(session, () => done.push('first'))
  noteMove(session, () => done.push('second'))
  first()
  first()
  expect(takeBackMove(session)).toBe(true)
  expect(takeBackMove(session)).toBe(false)
  expect(done).toEqual(['first', 'second'])
})

it('means a move in the sidebar, and elsewhere until something was written', () => {
  const [quiet, edited] = [sessionWith(0), sessionWith(Date.now() + 60_000)]
  expect(meansMove(quiet, open, within(true))).toBe(false)
  for (const session of [quiet, edited]) noteMove(session, () => {})
  expect(meansMove(quiet, open, within(false))).toBe(true)
  expect(meansMove(edited, open, within(false))).toBe(false)
  expect(meansMove(edited, open, within(true))).toBe(true)
})
