// What every type of property has to keep, whatever it is.

import { readdirSync, readFileSync } from 'node:fs'
import type { Cell } from '@sheaf/core/collection/column'
import { aggregations, operators } from '@sheaf/core/collection/query'
import { operatorsOfForm } from '@sheaf/core/kinds/operator-lists'
import type { Json } from '@sheaf/core/validation/checks'
import { passes } from '@sheaf/core/validation/validate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allPropertyKinds } from './all'
import { context, kindOf, propertyOf, row, samplesOf, wordless, wordy } from './property-samples.fixture'

const drawnIcons = readFileSync(new URL('../../../ui/src/icon/by-name.tsx', import.meta.url), 'utf8')
const anyJson = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>
/** Wrong in the way of what is right: the keys of stored values with anything under them. */
const nearlyRight = fc.dictionary(
  fc.constantFrom('start', 'end', 'zone', 'reminder', 'name', 'url', 'fileId', 'lat', 'lon', 'state', 'until', 'id'),
  fc.oneof(
    anyJson,
    fc.constantFrom<Json>('2026-01-01', '2026-13-45', '9999-12-31T24:00', 'Mars/Base', 'verified', 1e308),
  ),
) as fc.Arbitrary<Json>
/** Ids that every object has something under. */
const inherited = fc.array(fc.constantFrom<Json>('valueOf', '__proto__', 'constructor'), { maxLength: 2 })
const malformed = fc.oneof(anyJson, nearlyRight, fc.array(nearlyRight, { maxLength: 3 }), inherited)

const hasForm = (cell: Cell, form: string): boolean => {
  if (cell === null) return form !== 'flag'
  if (form === 'text' || form === 'choice') return typeof cell === 'string' && cell !== ''
  if (form === 'list') return Array.isArray(cell) && cell.length > 0 && cell.every(id => typeof id === 'string')
  if (form === 'date') return typeof cell === 'object' && 'start' in cell && Number.isFinite(cell.start)
  return typeof cell === (form === 'flag' ? 'boolean' : form)
}

it('is one folder each, and listed', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  )
  expect(allPropertyKinds.map(({ type }) => type.replaceAll('_', '-')).sort()).toEqual(
    folders.map(({ name }) => name).sort(),
  )
})

describe.each(allPropertyKinds.map(kind => [kind.type, kind] as const))('property %s', (type, kind) => {
  const property = propertyOf(type)
  const form = typeof kind.form === 'function' ? kind.form(property) : kind.form

  it('has words and an icon that is drawn', () => {
    expect(kind.label).toMatch(/^[A-Z]/)
    expect(kind.description).toMatch(/^[A-Z].*[^.]$/)
    expect(kind.aliases).toMatch(/^[^,\s][^,]*(,[^,\s][^,]*)*$/)
    expect(drawnIcons).toContain(`lucide-react/icons/${kind.icon}'`)
  })
  it('asks with operators and aggregations that there are, each once', () => {
    expect(operators).toEqual(expect.arrayContaining([...kind.operators]))
    expect(aggregations).toEqual(expect.arrayContaining([...kind.aggregations]))
    expect(new Set(kind.operators).size).toBe(kind.operators.length)
    expect(new Set(kind.aggregations).size).toBe(kind.aggregations.length)
  })
  it('asks only what its form can answer', () => {
    if (kind.source !== 'computed' && type !== 'place')
      expect(operatorsOfForm(form)).toEqual(expect.arrayContaining([...kind.operators]))
  })
  it('begins with settings that it accepts itself', () => {
    for (const [name, value] of Object.entries(kind.settings)) expect(kind.checks[name]?.judge(value)).toBeNull()
  })
  it('has samples when it is stored', () => {
    expect(samplesOf(type).length > 0).toBe(kind.source === 'stored' && form !== 'none')
  })
  it('accepts its samples and reads them', () => {
    for (const value of samplesOf(type)) {
      expect(kind.value.judge(value)).toBeNull()
      expect(hasForm(kind.read(value, property, row), form)).toBe(true)
      expect(kind.read(value, property, row)).not.toBeNull()
    }
  })
  it('is empty in words where it is empty', () => {
    const cell = kind.read(undefined, property, { ...row, number: Number.NaN, created_time: Number.NaN })
    if (cell === null) expect(kind.plain(cell, property, context)).toBe('')
    expect(kind.parse('', property, context)).toEqual({ value: null, loss: 'kept' })
    expect(kind.parse('  \n', property, context).loss).toBe('kept')
  })
  it.each((wordy[type] ?? []).map(value => [JSON.stringify(value), value] as const))(
    'goes into words and back the same: %s',
    (_name, value) => {
      const words = kind.plain(kind.read(value, property, row), property, context)
      expect(words).not.toBe('')
      expect(kind.parse(words, property, context)).toEqual({ value, loss: 'kept' })
    },
  )
  it('goes through the public interface and back the same', () => {
    const { readValue, writeValue } = kind.api
    for (const value of samplesOf(type)) {
      const { reminder: _left, ...whole } = (value ?? {}) as Record<string, Json>
      const expected = type === 'date' ? whole : value
      expect(readValue?.(writeValue(value, property, row), property)).toEqual({ value: expected, loss: 'kept' })
    }
    if (readValue && type !== 'checkbox')
      expect(readValue(writeValue(undefined, property, row), property)).toEqual({ value: null, loss: 'kept' })
  })
  it('writes its settings for the public interface and reads them again', () => {
    const read = kind.api.readSettings?.(kind.api.writeSettings(property))
    for (const [name, value] of Object.entries(read ?? {})) expect(value).toEqual(property[name] ?? '')
  })
  it('is empty for anything malformed, and never fails', () => {
    fc.assert(
      fc.property(malformed, value => {
        const cell = kind.read(value, property, row)
        expect(hasForm(cell, form)).toBe(true)
        kind.plain(cell, property, context)
        kind.markdown?.(cell, property, context)
        kind.html?.(cell, property, context)
        kind.valueInGroup?.(cell, property, value)
        kind.api.writeValue(value, property, row)
        kind.api.readSettings?.(value)
        const taken = kind.api.readValue?.(value, property)
        if (taken && taken.value !== null && taken.loss === 'kept')
          expect(kind.read(taken.value, { ...property, ...taken.settings }, row)).not.toBeUndefined()
      }),
      { numRuns: 150 },
    )
  })
  it('reads any words as something that it accepts', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-/: %€()ap→"T'.split('')), maxLength: 16 }),
    )
    fc.assert(
      fc.property(words, given => {
        const { value, loss } = kind.parse(given, property, context)
        if (value === null) return
        expect(loss).not.toBe('lost')
        expect(kind.value.judge(value)).toBeNull()
      }),
      { numRuns: 300 },
    )
  })
  it('holds nothing when it is malformed settings that it is asked with', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(kind.checks), 'x'), anyJson), settings => {
        const odd = { ...property, ...settings, id: 'p1', name: 'x', type, order: 1 }
        for (const value of samplesOf(type)) {
          kind.plain(kind.read(value, odd, row), odd, context)
          kind.ranking?.(odd)
          kind.api.writeSettings(odd)
          kind.parse('12', odd, context)
        }
      }),
      { numRuns: 60 },
    )
  })
  it('puts a row into the group of its own cell without changing it', () => {
    for (const value of samplesOf(type)) {
      const cell = kind.read(value, property, row)
      if (kind.valueInGroup) expect(kind.valueInGroup(cell, property, value)).toEqual(value)
    }
  })
  it('writes no HTML that runs', () => {
    const evil = '"><script>alert(1)</script>javascript:alert(1)'
    const cell: Cell =
      form === 'list' ? [evil, `javascript:alert(1) ${evil}`] : form === 'text' ? `javascript:${evil}` : null
    const written = kind.html?.(cell, property, context) ?? ''
    expect(written).not.toMatch(/<script|href="javascript/)
    expect(kind.markdown?.(cell, property, context) ?? '').not.toMatch(/\]\(javascript/)
  })
})

it('keeps the samples of words apart from those that say less', () => {
  for (const [type, values] of Object.entries(wordless))
    for (const value of values) {
      const kind = kindOf(type)
      const words = kind.plain(kind.read(value, propertyOf(type), row), propertyOf(type), context)
      expect(kind.parse(words, propertyOf(type), context).value).not.toEqual(value)
    }
  expect(passes(kindOf('number').value, Number.NaN)).toBe(false)
})
