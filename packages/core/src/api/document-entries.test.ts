import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Uuid } from '../ids'
import { entriesOf, isSameInput, jsonInHtml, pageInput } from './document-entries'

const id = '6b1c1a54-41c6-4f53-9a66-2e0e4bd0c1d8' as Uuid
const other = '0e0c7c2e-8ac5-4ab1-9d9f-0f1c2a6f3a11' as Uuid

it('[C 2.7] an address needs the workspaces, and the page that it names', () => {
  expect(entriesOf({ name: 'root', params: {} }).map(({ call }) => call)).toEqual(['getSpaces'])
  expect(entriesOf(null).map(({ call }) => call)).toEqual(['getSpaces'])
  expect(entriesOf({ name: 'page', params: { blockId: id } })[1]).toEqual({
    call: 'loadCachedPageChunkV2',
    input: { page: { id }, cursor: { stack: [] }, verticalColumns: false },
  })
})

it('[C 4.9] an answer stands for the same question, whatever the caller holds already', () => {
  const asked = { ...pageInput({ id, spaceId: other }), held: [{ table: 'team', id: other, version: 3 }] }
  expect(isSameInput(asked, pageInput({ id }))).toBe(true)
  expect(isSameInput({ verticalColumns: false, cursor: { stack: [] }, page: { id } }, pageInput({ id }))).toBe(true)
  expect(isSameInput(asked, pageInput({ id: other }))).toBe(false)
  expect(isSameInput({ ...asked, cursor: { stack: [{ from: 512 }] } }, pageInput({ id }))).toBe(false)
  expect(isSameInput({ ...asked, verticalColumns: true }, pageInput({ id }))).toBe(false)
})

it('words in a data block cannot leave it, and stay as they were', () => {
  const hostile = '</script><script>alert(1)</script><!-- <script> \u2028\u2029 -->'
  const written = jsonInHtml(JSON.stringify({ hostile }))
  expect(written).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual({ hostile })
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const json = JSON.stringify(value)
      expect(jsonInHtml(json)).not.toContain('<')
      expect(JSON.stringify(JSON.parse(jsonInHtml(json)))).toBe(JSON.stringify(JSON.parse(json)))
    }),
  )
})
