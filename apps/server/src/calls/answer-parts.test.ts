import { expect, it } from 'vitest'
import { answerParts } from './answer-parts'

it('gives each part as it is told, the result last', async () => {
  let tell: (part: string) => void = () => {}
  let end: (part: string) => void = () => {}
  const parts = answerParts<string>(told => {
    tell = told
    return new Promise(resolve => {
      end = resolve
    })
  })
  const first = parts.next()
  tell('a')
  expect(await first).toEqual({ done: false, value: 'a' })
  // Nobody has asked for more yet: only the latest counts.
  tell('b')
  tell('c')
  expect(await parts.next()).toEqual({ done: false, value: 'c' })
  const last = parts.next()
  end('done')
  expect(await last).toEqual({ done: false, value: 'done' })
  expect((await parts.next()).done).toBe(true)
})

it('fails as the work does, and not at all for whoever has left', async () => {
  const failing = () => Promise.reject(new Error('full'))
  await expect(answerParts(failing).next()).rejects.toThrow('full')
  let fail: (error: Error) => void = () => {}
  const left = answerParts<number>(tell => {
    tell(1)
    return new Promise((_, reject) => {
      fail = reject
    })
  })
  expect((await left.next()).value).toBe(1)
  await left.return(undefined)
  fail(new Error('nobody hears this'))
  await new Promise(resolve => setTimeout(resolve))
})
