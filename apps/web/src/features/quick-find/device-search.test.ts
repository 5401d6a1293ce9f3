import { units } from '@sheaf/core/limits'
import { block, idsOf, me, other, page, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { describe, expect, it } from 'vitest'
import { searchDevice } from './device-search'
import type { Filters } from './filters'

const NOW = 100 * units.dayMs
const mine = { created_by_id: me, last_edited_time: NOW }
const [team, wool, loden, suppliers, plan, coats, old] = idsOf(9, 10, 11, 12, 20, 21, 30)

/** A page each with its lines. */
const replica = () =>
  smallSpace({}, [
    page(wool, 'Wool', ['team', team], { ...mine, content: [loden, suppliers] }),
    block('text', loden, 'Loden from Tyrol', ['block', wool], { ...mine, page_id: wool }),
    page(suppliers, 'Wool suppliers', ['block', wool], { ...mine, created_by_id: other, page_id: wool }),
    page(plan, 'Autumn plan', ['space', space], { ...mine, content: [coats], last_edited_time: 1 }),
    block('text', coats, 'Heavy wool for coats, Überwurf', ['block', plan], { ...mine, page_id: plan }),
    page(old, 'Old wool', ['team', team], { ...mine, alive: false }),
  ])
const find = (query: string, filters: Filters = {}): string[] =>
  searchDevice(replica(), query, filters, [], NOW).map(page => page.title)

describe('search of what is on this device', () => {
  it('finds titles before what pages say, and nothing in the trash', () => {
    expect(find('wool')).toEqual(['Wool', 'Wool suppliers', 'Autumn plan'])
  })
  it('says in which words of which block, with the place of the match', () => {
    const [found] = searchDevice(replica(), 'uberw', {}, [], NOW)
    expect(found).toMatchObject({ title: 'Autumn plan', text: { blockId: coats } })
    const [[from, to] = [0, 0]] = found?.text?.ranges ?? []
    expect(found?.text?.text.slice(from, to)).toBe('Überw')
  })
  it('every word has to be there', () => {
    expect(find('loden tyrol')).toEqual(['Wool'])
    expect(find('loden linen')).toEqual([])
  })
  it('what was visited lately comes first among equals', () => {
    const visited = searchDevice(replica(), 'woo', {}, [suppliers], NOW).map(page => page.title)
    expect(visited[0]).toBe('Wool suppliers')
  })
  it.each<readonly [Filters, readonly string[]]>([
    [{ titleOnly: true }, ['Wool', 'Wool suppliers']],
    [{ createdBy: other }, ['Wool suppliers']],
    [{ inPage: wool }, ['Wool suppliers']],
    [{ team }, ['Wool', 'Wool suppliers']],
    [{ edited: 'month' }, ['Wool', 'Wool suppliers']],
  ])('is narrowed by %j', (filters, titles) => {
    expect(find('wool', filters)).toEqual(titles)
  })
})
