import { allOffers } from '@sheaf/catalog/offers'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { catalogViewKinds } from '@sheaf/catalog/views/all'
import { iconsByName } from '@sheaf/ui/icon/by-name'
import { describe, expect, it, vi } from 'vitest'
import { allOptions, optionsFor } from './slash-options'

vi.stubGlobal('navigator', { platform: 'Linux' })
const found = (query: string): readonly string[] =>
  optionsFor(query, []).flatMap(group => group.options.map(option => option.label))
const first = (query: string): string | undefined => optionsFor(query, [])[0]?.options[0]?.label

describe('[P 3] the slash menu', () => {
  it('offers every form of every kind, once', () => {
    const ids = allOptions().flatMap(group => group.options.map(option => option.id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { type, offers } of allOffers) for (const { label } of offers) expect(ids).toContain(`${type}:${label}`)
  })
  it('has an icon for every name', () => {
    const names = allOptions().flatMap(group => group.options.map(option => option.iconName))
    expect(names.filter(name => !iconsByName[name])).toEqual([])
  })
  it('has one for every type of property and of view', () => {
    const names = [...catalogProperties.all, ...catalogViewKinds.all].map(kind => kind.icon)
    expect(names.filter(name => !iconsByName[name])).toEqual([])
  })
  it.each([
    ['red', 'Red'],
    ['blue background', 'Blue background'],
    ['math', 'Inline equation'],
    ['dupl', 'Duplicate'],
    ['text', 'Text'],
    ['letters', 'Lettered list'],
    ['roman', 'Roman numeral list'],
    ['map', 'Map view'],
    ['google maps', 'Map embed'],
  ])('finds %j first as %j', (query, label) => {
    expect(found(query)).toContain(label)
    if (query !== 'math') expect(first(query)).toBe(label)
  })
  it.each(allOffers.flatMap(({ offers }) => offers.map(({ label, aliases }) => [label, aliases] as const)))(
    'finds %s by every other word for it',
    (label, aliases) => {
      const words = aliases.split(',').map(word => word.trim())
      expect(words.filter(word => !found(word).includes(label))).toEqual([])
    },
  )
  it('shows what was used last on top, and nothing for nonsense', () => {
    expect(optionsFor('', ['duplicate'])[0]?.options.map(option => option.id)).toEqual(['recent:duplicate'])
    expect(optionsFor('zzzzqq', ['duplicate'])).toEqual([])
  })
})
