import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { passes } from '@sheaf/core/validation/validate'
import { describe, expect, it } from 'vitest'
import { toHtml, toPlain } from '../exchange'
import { parseHtml, toReadableMarkdown } from '../markdown'
import { labelOf, STEPS, storedSteps } from './button-form'
import { originalOf, POINTER, referenceTo, SYNCED, syncedBy } from './synced-pointer'
import { transclusionReferenceExchange } from './transclusion-reference/transclusion-reference.exchange'

const id = '11111111-2222-4333-8444-555555555555' as never

describe('[P 3] what a button does', () => {
  it('inserts its template where nothing else is said', () => {
    expect(storedSteps(undefined)).toEqual([{ kind: 'insert', at: 'below' }])
    expect(storedSteps({ [STEPS]: [] })).toEqual([])
  })
  it('says its label', () => {
    expect(labelOf({ properties: { name: [['Add '], ['a task', [['b']]]] } })).toBe('Add a task')
    expect(labelOf({ properties: {} })).toBe('')
  })
})

describe('[P 3] the icon of a button', () => {
  const button = (format: BlockTree['format'], name = 'Log an order') =>
    tree('button', { properties: name ? { name: [[name]] } : {}, format })
  it('stands in front of what it says, for other programs too', () => {
    const party = button({ page_icon: '🎉' })
    expect(toHtml([party])).toContain('<span class="button-icon">🎉</span>Log an order</button>')
    expect(toPlain([party])).toBe('[🎉 Log an order]')
    expect(toReadableMarkdown([party])).toBe('\\[🎉 Log an order]')
  })
  it('comes back as what it was, also where nothing else is said', () => {
    for (const one of [
      button({ page_icon: '🎉' }),
      button({ page_icon: '🎉' }, ''),
      button({ page_icon: 'https://a.b/c.png' }),
    ])
      expect(parseHtml(toHtml([one]))).toEqual([one])
  })
  it('is not written where it is the address of a picture', () => {
    expect(toPlain([button({ page_icon: 'https://a.b/c.png' })])).toBe('[Log an order]')
  })
})

describe('[P 3] a place that shows a synced block', () => {
  it('names the original', () => {
    const { format } = referenceTo(id, id)
    expect(originalOf(format)).toBe(id)
    expect(passes(transclusionReferenceExchange.format[POINTER] as never, format[POINTER])).toBe(true)
  })
  it('names nothing by a pointer that is none', () => {
    for (const pointer of [undefined, null, 'x', {}, { id: 'x' }, { id: 7 }])
      expect(originalOf({ [POINTER]: pointer })).toBeNull()
    expect(passes(transclusionReferenceExchange.format[POINTER] as never, { table: 'space', id, spaceId: id })).toBe(
      false,
    )
  })
  it('and the original itself lead to the same block', () => {
    expect(syncedBy({ id, type: SYNCED, format: {} })).toBe(id)
    expect(syncedBy({ id: 'other' as never, type: 'transclusion_reference', format: referenceTo(id, id).format })).toBe(
      id,
    )
    expect(syncedBy({ id, type: 'text', format: {} })).toBeNull()
  })
})
