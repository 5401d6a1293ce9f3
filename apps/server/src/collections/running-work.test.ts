// Work that nobody has to wait for: joined by whoever asks again, one after the other on the same thing.
import { describe, expect, it } from 'vitest'
import { RunningWork } from './running-work'

function gate() {
  let [resolve, reject]: ((value: never) => void)[] = []
  const promise = new Promise<string>((...given) => {
    ;[resolve, reject] = given as ((value: never) => void)[]
  })
  return { promise, resolve: (value: string) => resolve?.(value as never), reject: (e: Error) => reject?.(e as never) }
}

describe('long work', () => {
  it('is done once for all who ask, and again for who asks later', async () => {
    const running = new RunningWork()
    const { promise, resolve } = gate()
    let begun = 0
    const work = () => {
      begun++
      return promise
    }
    const asked = [running.join('a', 'x', work), running.join('a', 'x', work)]
    resolve('done')
    expect(await Promise.all(asked)).toEqual([{ result: 'done' }, { result: 'done' }])
    await running.idle()
    await running.join('a', 'x', work)
    expect(begun).toBe(2)
  })

  it('waits for other work on the same thing, also where that failed, and not for others', async () => {
    const running = new RunningWork()
    const first = gate()
    const order: string[] = []
    const failing = running
      .join('a', 'x', () => first.promise.finally(() => order.push('a')))
      .catch((error: Error) => error.message)
    const second = running.join('b', 'x', async () => order.push('b'))
    await running.join('c', 'y', async () => order.push('c'))
    first.reject(new Error('no'))
    expect(await Promise.all([failing, second])).toEqual(['no', { result: 3 }])
    expect(order).toEqual(['c', 'a', 'b'])
  })

  it('tells how far it has come where it takes longer than a moment', async () => {
    const running = new RunningWork()
    const { promise, resolve } = gate()
    const work = (report: (progress: number) => void) => {
      report(7)
      return promise
    }
    expect(await running.join('a', 'x', work)).toEqual({ progress: 7 })
    resolve('done')
    expect(await running.join('a', 'x', work)).toEqual({ result: 'done' })
  })
})
