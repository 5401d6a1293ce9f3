import { idOf, page, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { describe, expect, it } from 'vitest'
import { favouritesOf, isFavourite } from '../data/favourite-list'
import { sessionOn } from '../data/small-space.fixture'
import { addFavourite, toggleFavourite } from './favourites'

const [plans, notes] = [idOf(11), idOf(12)]
const session = sessionOn(
  smallSpace({}, [page(plans, 'Plans', ['space', space]), page(notes, 'Notes', ['space', space])]),
)

describe('favourites', () => {
  it('[P 1] come, keep their order, and go', () => {
    toggleFavourite(session, plans)
    toggleFavourite(session, notes)
    expect(favouritesOf(session.replica)).toEqual([plans, notes])
    addFavourite(session, notes, { after: [], before: [plans] })
    expect(favouritesOf(session.replica)).toEqual([notes, plans])
    toggleFavourite(session, notes)
    expect(favouritesOf(session.replica)).toEqual([plans])
    expect([isFavourite(session.replica, plans), isFavourite(session.replica, notes)]).toEqual([true, false])
  })
})
