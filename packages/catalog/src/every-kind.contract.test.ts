import { blockTypes } from '@sheaf/core/records/block-types'
import { describe, expect, it } from 'vitest'
import { allBlockKinds, catalogKinds } from './index'

describe.each(allBlockKinds.map(kind => [kind.type, kind] as const))('block kind %s', (type, kind) => {
  it('[P 3] is a type of the stored contract', () => {
    expect(blockTypes).toContain(type)
  })
  it('has a label and an icon', () => {
    expect(kind.label).toMatch(/^[A-Z]/)
    expect(kind.icon).toMatch(/^[a-z0-9-]+$/)
  })
  it('is found by the record engine with its traits', () => {
    expect(catalogKinds.traits(type)).toMatchObject({ flowing: kind.flowing, page: kind.page })
  })
  it('does not both flow and stand alone', () => {
    expect(kind.flowing && kind.page).toBe(false)
  })
})

describe('a type that this build does not know', () => {
  it('is kept as it is: neither flowing nor a page', () => {
    expect(catalogKinds.traits('hologram')).toEqual({ flowing: false, page: false })
  })
})
