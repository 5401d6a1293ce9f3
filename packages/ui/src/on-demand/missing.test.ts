import { expect, it } from 'vitest'
import { missingParts, requestPart } from './missing'

const turn = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

it('tells of what could not be fetched, until it is here or nobody waits any more', async () => {
  let isOnline = false
  const load = async (): Promise<void> => {
    if (!isOnline) throw new Error('offline')
  }
  const counts: number[] = []
  missingParts.subscribe(() => counts.push(missingParts.count()))
  requestPart(load)
  const leave = requestPart(load)
  await turn()
  expect(counts).toEqual([1, 2])
  missingParts.retry()
  await turn()
  expect(missingParts.count()).toBe(2)
  leave()
  isOnline = true
  missingParts.retry()
  await turn()
  expect(counts).toEqual([1, 2, 1, 0])
})

it('is quiet about what nobody waits for any more', async () => {
  requestPart(() => Promise.reject(new Error('offline')))()
  await turn()
  expect(missingParts.count()).toBe(0)
})

it('is fetched when the network is back, also while an attempt from before is still failing', async () => {
  let fail = (): void => {}
  let tries = 0
  const load = (): Promise<void> =>
    ++tries === 3
      ? Promise.resolve()
      : new Promise((_, reject) => {
          fail = () => reject(new Error('offline'))
        })
  requestPart(load)
  fail()
  await turn()
  missingParts.retry()
  // Online again.
  missingParts.retry()
  fail()
  await turn()
  expect([tries, missingParts.count()]).toEqual([3, 0])
})
