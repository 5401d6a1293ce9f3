import { describe, expect, it } from 'vitest'
import { deterministicUuid } from '../ids'
import { operation } from './operation'
import { blockPointer } from './record-id'

const page = blockPointer(deterministicUuid(['space']), deterministicUuid(['page']))

describe('an operation by itself', () => {
  it('is what goes over the wire', () => {
    expect(operation('set', page, { value: '🌱' }, 'format', 'page_icon')).toEqual({
      command: 'set',
      pointer: page,
      path: ['format', 'page_icon'],
      args: { value: '🌱' },
    })
    expect(operation('restoreBlock', page)).toEqual({ command: 'restoreBlock', pointer: page, args: {} })
    expect(operation('unset', page, {}, 'permissions')).toEqual({
      command: 'unset',
      pointer: page,
      path: ['permissions'],
      args: {},
    })
  })

  it('is typed by its command', () => {
    // @ts-expect-error a row is an id
    operation('relate', page, { property: 'next', row: 7 })
    // @ts-expect-error needs arguments
    operation('mergeBlock', page)
    // @ts-expect-error no such command
    operation('explode', page)
    expect(operation('mergeBlock', page, { into: page.id }).args.into).toBe(page.id)
  })
})
