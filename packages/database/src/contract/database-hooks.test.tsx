// Who reads one piece of a database is drawn again for that piece alone: a menu for none of the answers that come while it is open.
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Drawing, drawing } from '../testing/drawing'
import type { Database } from './database'
import { DatabaseProvider, DatabaseWith, useDatabase, useLiveDatabase } from './database-hooks'

/** As much of one as is read here. */
const databaseOf = (parts: object): Database =>
  ({
    name: 'Orders',
    schema: {},
    query: { total: 1 },
    actions: { ask: () => acted.push('first') },
    ...parts,
  }) as unknown as Database
const first = databaseOf({})

let drawn: string[]
let on: Drawing
const press: { now: () => void } = { now: () => {} }
let acted: unknown[]

function Menu() {
  const { name, actions } = useDatabase('name', 'actions')
  const live = useLiveDatabase()
  drawn.push('menu')
  useEffect(() => {
    press.now = () => {
      actions.ask('sorts', null)
      acted.push(live.query)
    }
  })
  return name
}
function Total() {
  const { query } = useDatabase('query')
  drawn.push('total')
  return JSON.stringify(query)
}
const parts = (
  <>
    <Menu />
    <Total />
  </>
)

beforeEach(() => {
  drawn = []
  acted = []
  on = drawing()
})
afterEach(() => on.end())

const drawnOnce = (): ReadonlySet<string> => {
  const those = new Set(drawn)
  drawn = []
  return those
}

it('draws again what reads the piece that is another one', async () => {
  const draw = (value: Database) => on.draw(<DatabaseProvider value={value}>{parts}</DatabaseProvider>)
  await draw(first)
  expect(drawnOnce()).toEqual(new Set(['menu', 'total']))
  await draw(databaseOf({ ...first, query: { total: 2 } }))
  expect(drawnOnce()).toEqual(new Set(['total']))
  expect(on.words()).toBe('Orders{"total":2}')
  await draw(databaseOf({ ...first, name: 'Bills' }))
  expect(drawnOnce()).toEqual(new Set(['menu', 'total']))
  await draw(databaseOf({ ...first, name: 'Bills', schema: { title: {} } }))
  expect(drawnOnce()).toEqual(new Set())
})

it('acts on the database as it is at that moment', async () => {
  const draw = (value: Database) => on.draw(<DatabaseProvider value={value}>{parts}</DatabaseProvider>)
  await draw(first)
  await draw(databaseOf({ query: { total: 2 }, actions: { ask: () => acted.push('second') } }))
  press.now()
  expect(acted).toEqual(['second', { total: 2 }])
})

it('lays other members over a database, and follows the rest of it', async () => {
  const changes = { name: 'Narrow' }
  const draw = (value: Database) =>
    on.draw(
      <DatabaseProvider value={value}>
        <DatabaseWith changes={changes}>{parts}</DatabaseWith>
      </DatabaseProvider>,
    )
  await draw(first)
  expect(on.words()).toBe('Narrow{"total":1}')
  await draw(databaseOf({ ...first, query: { total: 2 } }))
  expect(on.words()).toBe('Narrow{"total":2}')
})
