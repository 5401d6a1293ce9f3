import { expect, it } from 'vitest'
import { fetched } from './fetched'

it('is fetched once, however often it is wanted', async () => {
  let asked = 0
  const part = fetched(async () => ++asked)
  let told = 0
  part.subscribe(() => told++)
  expect(part.get()).toBeUndefined()
  expect(await Promise.all([part.load(), part.load()])).toEqual([1, 1])
  expect([part.get(), await part.load(), told]).toEqual([1, 1, 1])
})

it('is asked for again when it did not come', async () => {
  let asked = 0
  const part = fetched(async () => {
    if (++asked === 1) throw new Error('offline')
    return asked
  })
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.get()).toBeUndefined()
  expect(await part.load()).toBe(2)
})
