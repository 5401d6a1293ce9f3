import { expect, it } from 'vitest'
import { createGate } from './gate.mjs'

const isThrough = passing =>
  Promise.race([passing.then(() => true), new Promise(resolve => setTimeout(resolve, 5, false))])

it('holds whoever comes while it is closed, and lets them through when it opens', async () => {
  const gate = createGate()
  const first = gate.pass()
  expect(await isThrough(first)).toBe(false)
  gate.open()
  expect(await isThrough(first)).toBe(true)
  expect(await isThrough(gate.pass())).toBe(true)
  gate.close()
  gate.close()
  const second = gate.pass()
  expect(await isThrough(second)).toBe(false)
  gate.open()
  expect(await isThrough(second)).toBe(true)
})

it('holds nobody for ever', async () => {
  await createGate(10).pass()
})
