// Orders with a state, a customer's place and a price: something to count, to sum and to find on a map.
import type { PlantedRow } from './planted-database.fixture'

const options = (...names: readonly [string, string][]) =>
  names.map(([name, color]) => ({ id: name.toLowerCase(), name, color }))

export const orderSchema = {
  title: { id: 'title', name: 'Order', type: 'title', order: 0 },
  state: {
    id: 'state',
    name: 'State',
    type: 'select',
    order: 1,
    options: options(['Open', 'blue'], ['Packed', 'yellow'], ['Sent', 'green']),
  },
  team: {
    id: 'team',
    name: 'Team',
    type: 'select',
    order: 2,
    options: options(['North', 'purple'], ['South', 'orange']),
  },
  price: { id: 'price', name: 'Price', type: 'number', order: 3 },
  place: { id: 'place', name: 'Customer', type: 'place', order: 4 },
  note: { id: 'note', name: 'Note', type: 'text', order: 5 },
  gift: { id: 'gift', name: 'Gift', type: 'checkbox', order: 6 },
  day: { id: 'day', name: 'Day', type: 'date', order: 7 },
}

const cities: readonly [string, number, number][] = [
  ['Berlin', 52.52, 13.4],
  ['Paris', 48.86, 2.35],
  ['Potsdam', 52.4, 13.06],
  ['Nairobi', -1.29, 36.82],
  ['Tokyo', 35.68, 139.69],
  ['Quito', -0.18, -78.47],
]
const states = ['open', 'open', 'packed', 'sent', 'sent', 'sent', 'sent']

/** Two open, one packed, four sent; the last without a place. */
export const orders: readonly PlantedRow[] = states.map((state, i) => {
  const city = cities[i]
  return {
    title: `Order ${i + 1}`,
    values: {
      state,
      team: i % 2 === 0 ? 'north' : 'south',
      price: 10 * (i + 1),
      day: { start: `2026-0${i + 1}-15` },
      ...(city ? { place: { name: city[0], lat: city[1], lon: city[2] } } : {}),
    },
  }
})
