import { describe, expect, it } from 'vitest'
import { units } from '../limits'
import { foldPhrase } from './fold'
import { readQuery } from './query'
import { scoreOf, titleMatch } from './score'

const now = 1_800_000_000_000
const seldom = { editedTime: now - units.yearMs, visits: null }
const often = { editedTime: now, visits: { count: 500, lastTime: now } }

describe('ranking', () => {
  it('puts the page of that name first, then the name that begins so, then the words in it, then the content', () => {
    const query = readQuery('Project plan')
    const titles = ['project  PLAN', 'Project planning', 'The plan of a project']
    expect(titles.map(title => titleMatch(foldPhrase(title), query))).toEqual(['exact', 'start', 'title'])
    const scores = (['exact', 'start', 'title', 'content'] as const).map(match => scoreOf({ match, ...seldom }, now))
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(scores).size).toBe(4)
  })
  it('prefers, among equals, what was edited lately and what the person visits', () => {
    const plain = scoreOf({ match: 'title', ...seldom }, now)
    expect(scoreOf({ match: 'title', ...seldom, editedTime: now - units.dayMs }, now)).toBeGreaterThan(plain)
    const visited = (count: number, ago: number) =>
      scoreOf({ match: 'title', ...seldom, visits: { count, lastTime: now - ago } }, now)
    expect(visited(1, 0)).toBeGreaterThan(plain)
    expect(visited(20, 0)).toBeGreaterThan(visited(2, 0))
    expect(visited(20, 0)).toBeGreaterThan(visited(20, 60 * units.dayMs))
  })
  it('never puts a page that only mentions it above one that bears the name, however often it is visited', () => {
    expect(scoreOf({ match: 'content', ...often }, now)).toBeLessThan(scoreOf({ match: 'title', ...seldom }, now))
  })
  it('takes clocks that are ahead for now', () => {
    expect(scoreOf({ match: 'title', editedTime: now + units.yearMs, visits: null }, now)).toBe(
      scoreOf({ match: 'title', editedTime: now, visits: null }, now),
    )
  })
})
