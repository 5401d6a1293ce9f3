import { describe, expect, it } from 'vitest'
import { createLog } from '../log'
import { guarded } from './guarded'

describe('guarded', () => {
  it('ends an error where it happened, thrown or rejected, and logs it', async () => {
    const lines: string[] = []
    const log = createLog('info', line => lines.push(line))
    guarded(log, 'a listener failed', () => {
      throw new TypeError('x')
    })()
    guarded(log, 'a timer failed', () => Promise.reject(new RangeError('x')))()
    await expect.poll(() => lines.length).toBe(2)
    expect(lines[0]).toMatch(/TypeError.*a listener failed/)
    expect(lines[1]).toMatch(/RangeError.*a timer failed/)
  })

  it('hands its arguments on', () => {
    const heard: unknown[] = []
    guarded(createLog('silent'), '', (a: number, b: string) => heard.push(a, b))(1, 'two')
    expect(heard).toEqual([1, 'two'])
  })
})
