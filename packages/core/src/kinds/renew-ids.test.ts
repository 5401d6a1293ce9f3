import { expect, it } from 'vitest'
import { uuid, withoutDashes } from '../ids'
import { renewIds } from './renew-ids'

const a = uuid('aaaaaaaa-1111-4111-8111-111111111111')
const b = uuid('bbbbbbbb-2222-4222-8222-222222222222')
const other = uuid('cccccccc-3333-4333-8333-333333333333')
const renewed = new Map([[a, b]])

it('renews an id wherever it stands, in the form it stands in', () => {
  expect(
    renewIds(
      { pointer: { id: a, spaceId: other }, list: [a, [1, null]], link: `/Plan-${withoutDashes(a)}?p=${a}` },
      renewed,
    ),
  ).toEqual({
    pointer: { id: b, spaceId: other },
    list: [b, [1, null]],
    link: `/Plan-${withoutDashes(b)}?p=${b}`,
  })
})

it('leaves everything else alone', () => {
  const value = { [a]: 'a key', file: `attachment:${other}:plan.pdf`, hash: `f${withoutDashes(a)}f`, on: true }
  expect(renewIds(value, renewed)).toEqual(value)
})
