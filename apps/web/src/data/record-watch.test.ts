import { expect, it, vi } from 'vitest'
import { RecordWatch } from './record-watch'

it('tells editors at once and screens once a frame', () => {
  const frames: (() => void)[] = []
  const watch = new RecordWatch(run => frames.push(run))
  const heard: string[] = []
  watch.subscribeNow(keys => heard.push(`now ${[...keys].join()}`))
  const leave = watch.subscribe('block:a', () => heard.push('a'))
  watch.subscribe('block:b', () => heard.push('b'))
  watch.subscribeAny(() => heard.push('any'))

  watch.changed(new Set(['block:a']))
  watch.changed(new Set(['block:a', 'block:c']))
  watch.changed(new Set())
  expect(heard).toEqual(['now block:a', 'now block:a,block:c'])
  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect(heard.slice(2)).toEqual(['a', 'any'])

  leave()
  watch.changed(new Set(['block:a']))
  frames[1]?.()
  expect(heard.slice(4)).toEqual(['now block:a', 'any'])
})

it('tells screens at once of a field that was set here, and not a second time with the frame', () => {
  const frames: (() => void)[] = []
  const watch = new RecordWatch(run => frames.push(run))
  const heard: string[] = []
  watch.subscribe('block:a', () => heard.push('a'))
  watch.subscribeAny(keys => heard.push(`any ${keys.join()}`))

  watch.changed(new Set(['block:b']))
  watch.changed(new Set(['block:a']), 'now')
  expect(heard).toEqual(['a', 'any block:b,block:a'])
  frames[0]?.()
  expect(heard).toHaveLength(2)
  watch.changed(new Set(['block:a']))
  frames[1]?.()
  expect(heard).toHaveLength(4)
})

it('tells everybody else when one of them fails, and says that it failed', () => {
  const told: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => told.push(error))
  const frames: (() => void)[] = []
  const watch = new RecordWatch(run => frames.push(run))
  const heard: string[] = []
  const fault = new Error('cannot draw')
  const fail = (): void => {
    throw fault
  }
  watch.subscribeNow(fail)
  watch.subscribeNow(() => heard.push('now'))
  watch.subscribe('block:a', fail)
  watch.subscribeAny(() => heard.push('any'))
  watch.changed(new Set(['block:a']))
  frames[0]?.()
  expect(heard).toEqual(['now', 'any'])
  expect(told).toEqual([fault, fault])
  vi.unstubAllGlobals()
})
