// The shapes of the public interface: what existing clients expect under the key of a type (reference/public-api.md 5).
import type { ColumnForm } from '@sheaf/core/collection/column'
import { MEANING } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { ann, collection, context, fileId, kindOf, pageOne, propertyOf, row } from './property-samples.fixture'

const plain = { bold: false, italic: false, strikethrough: false, underline: false, code: false, color: 'default' }

describe('values', () => {
  it.each<[type: string, api: string, value: Json | undefined, written: unknown]>([
    [
      'title',
      'title',
      [['Tea']],
      [{ type: 'text', text: { content: 'Tea', link: null }, annotations: plain, plain_text: 'Tea', href: null }],
    ],
    [
      'text',
      'rich_text',
      [
        ['a', [['b'], ['h', 'red'], ['a', 'https://example.org']]],
        ['‣', [['u', ann]]],
        ['⁍', [['e', 'x^2']]],
      ],
      [
        {
          type: 'text',
          text: { content: 'a', link: { url: 'https://example.org' } },
          annotations: { ...plain, bold: true, color: 'red' },
          plain_text: 'a',
          href: 'https://example.org',
        },
        {
          type: 'mention',
          mention: { type: 'user', user: { object: 'user', id: ann } },
          annotations: plain,
          plain_text: '@',
          href: null,
        },
        { type: 'equation', equation: { expression: 'x^2' }, annotations: plain, plain_text: 'x^2', href: null },
      ],
    ],
    ['number', 'number', 4.5, 4.5],
    ['number', 'number', undefined, null],
    ['select', 'select', 'o1', { id: 'o1', name: 'Tea', color: 'green' }],
    ['select', 'select', undefined, null],
    ['multi_select', 'multi_select', ['o1'], [{ id: 'o1', name: 'Tea', color: 'green' }]],
    ['multi_select', 'multi_select', undefined, []],
    ['status', 'status', 'done', { id: 'done', name: 'Done', color: 'green' }],
    ['date', 'date', { start: '2026-05-03' }, { start: '2026-05-03', end: null, time_zone: null }],
    [
      'date',
      'date',
      { start: '2026-05-03T14:05', end: '2026-05-03T15:00', zone: 'Europe/Berlin' },
      { start: '2026-05-03T14:05:00.000', end: '2026-05-03T15:00:00.000', time_zone: 'Europe/Berlin' },
    ],
    [
      'date',
      'date',
      { start: '2026-05-03T14:05+02:00' },
      { start: '2026-05-03T14:05:00.000+02:00', end: null, time_zone: null },
    ],
    ['person', 'people', [ann], [{ object: 'user', id: ann }]],
    [
      'files',
      'files',
      [
        { name: 'a', url: 'https://example.org/a' },
        { name: 'b.pdf', fileId },
      ],
      [
        { name: 'a', type: 'external', external: { url: 'https://example.org/a' } },
        { name: 'b.pdf', type: 'file', file: { url: `attachment:${fileId}:b.pdf` } },
      ],
    ],
    ['checkbox', 'checkbox', true, true],
    ['checkbox', 'checkbox', undefined, false],
    ['url', 'url', 'https://example.org', 'https://example.org'],
    ['email', 'email', undefined, null],
    ['phone_number', 'phone_number', '+49', '+49'],
    ['relation', 'relation', [pageOne], [{ id: pageOne }]],
    ['place', 'place', { lat: 1, lon: 2 }, { lat: 1, lon: 2, name: null, address: null }],
    ['unique_id', 'unique_id', undefined, { prefix: null, number: 12 }],
    ['created_time', 'created_time', undefined, '2026-01-02T03:04:00.000Z'],
    ['created_by', 'created_by', undefined, { object: 'user', id: ann }],
    ['last_visited_time', 'last_visited_time', 0, '1970-01-01T00:00:00.000Z'],
    ['last_visited_time', 'last_visited_time', undefined, null],
    ['button', 'button', undefined, {}],
    ['verification', 'verification', undefined, { state: 'unverified', verified_by: null, date: null }],
    [
      'verification',
      'verification',
      { state: 'verified', by: ann, at: 0, until: 1000 },
      {
        state: 'expired',
        verified_by: { object: 'user', id: ann },
        date: { start: '1970-01-01T00:00:00.000Z', end: '1970-01-01T00:00:01.000Z', time_zone: null },
      },
    ],
  ])('%s as %s: %j', (type, api, value, written) => {
    expect(kindOf(type).api.type).toBe(api)
    expect(kindOf(type).api.writeValue(value, propertyOf(type), row)).toEqual(written)
  })
  it.each<[form: ColumnForm, cell: Json, written: unknown]>([
    ['text', 'Tea', { type: 'string', string: 'Tea' }],
    ['number', 4, { type: 'number', number: 4 }],
    ['flag', true, { type: 'boolean', boolean: true }],
    ['date', { start: 0, hasTime: false }, { type: 'date', date: { start: '1970-01-01', end: null, time_zone: null } }],
  ])('a formula of the form %s', (form, cell, written) => {
    const property = { ...propertyOf('formula'), [MEANING]: { form } }
    expect(kindOf('formula').api.writeValue(cell, property, row)).toEqual(written)
  })
  it('a rollup with its function', () => {
    const property = { ...propertyOf('rollup', { function: 'sum' }), [MEANING]: { form: 'number' as const } }
    expect(kindOf('rollup').api.writeValue(4, property, row)).toEqual({ type: 'number', number: 4, function: 'sum' })
  })
  it('ids with or without dashes come in', () => {
    const given = [{ id: pageOne.replaceAll('-', '') }]
    expect(kindOf('relation').api.readValue?.(given, propertyOf('relation'))).toEqual({
      value: [pageOne],
      loss: 'kept',
    })
  })
})

describe('settings', () => {
  it.each<[type: string, settings: Readonly<Record<string, Json>>, written: unknown]>([
    ['number', { format: 'euro' }, { format: 'euro' }],
    [
      'select',
      { options: [{ id: 'a', name: 'A', color: 'red' }] },
      { options: [{ id: 'a', name: 'A', color: 'red', description: null }] },
    ],
    ['formula', { expression: '1 + 1' }, { expression: '1 + 1' }],
    ['relation', {}, { data_source_id: collection, type: 'single_property', single_property: {} }],
    [
      'relation',
      { kind: 'dual', synced_property: 'x' },
      { data_source_id: collection, type: 'dual_property', dual_property: { synced_property_id: 'x' } },
    ],
    [
      'rollup',
      { relation: 'r', target: 't', function: 'sum' },
      { relation_property_id: 'r', rollup_property_id: 't', function: 'sum' },
    ],
    ['checkbox', {}, {}],
  ])('%s', (type, settings, written) => {
    expect(kindOf(type).api.writeSettings(propertyOf(type, settings))).toEqual(written)
    expect(kindOf(type).api.readSettings?.(written as Json) ?? settings).toMatchObject(settings)
  })
})

describe('Markdown and HTML', () => {
  it.each<[type: string, value: Json, markdown: string, html: string]>([
    [
      'url',
      'example.org/a_b',
      '[example.org/a\\_b](https://example.org/a_b)',
      '<a href="https://example.org/a_b">example.org/a_b</a>',
    ],
    ['email', 'a@b.org', '[a@b.org](mailto:a@b.org)', '<a href="mailto:a@b.org">a@b.org</a>'],
    ['phone_number', '+49 (30) 1', '[+49 (30) 1](tel:+49301)', '<a href="tel:+49301">+49 (30) 1</a>'],
    [
      'person',
      [ann],
      '@Ann "Q" Müller',
      `<span data-sheaf-embed="{&quot;k&quot;:&quot;u&quot;,&quot;v&quot;:[&quot;${ann}&quot;]}">@Ann "Q" Müller</span>`,
    ],
    [
      'relation',
      [pageOne],
      `[Tea, for “two” 🍵](/${pageOne.replaceAll('-', '')})`,
      `<span data-sheaf-embed="{&quot;k&quot;:&quot;p&quot;,&quot;v&quot;:[&quot;${pageOne}&quot;]}">Tea, for “two” 🍵</span>`,
    ],
    [
      'files',
      [{ name: 'a [b]', url: 'https://example.org/(x)' }],
      '[a \\[b\\]](https://example.org/%28x%29)',
      '<a href="https://example.org/(x)">a [b]</a>',
    ],
  ])('%s %j', (type, value, markdown, html) => {
    const kind = kindOf(type)
    const cell = kind.read(value, propertyOf(type), row)
    expect(kind.markdown?.(cell, propertyOf(type), context)).toBe(markdown)
    expect(kind.html?.(cell, propertyOf(type), context)).toBe(html)
  })
  it('options have their colours', () => {
    expect(kindOf('select').html?.('o1', propertyOf('select'), context)).toBe('<span data-color="green">Tea</span>')
  })
})
