import { isCanonicalUuid } from '@sheaf/core/ids'
import { passes } from '@sheaf/core/validation/validate'
import { describe, expect, it } from 'vitest'
import { buttonFormat, labelOf, pageOfStep, STEPS, stepsOf, webAddress } from './button-form'
import { originalOf, POINTER, referenceTo, SYNCED, syncedBy } from './synced-pointer'
import { transclusionReferenceExchange } from './transclusion-reference/transclusion-reference.exchange'

const id = '11111111-2222-4333-8444-555555555555' as never

describe('[P 3] what a button does', () => {
  it('inserts its template where nothing else is said', () => {
    expect(stepsOf(undefined)).toEqual([{ kind: 'insert', at: 'below' }])
    expect(stepsOf({ [STEPS]: [] })).toEqual([])
  })
  it('takes the steps that it knows', () => {
    const steps = [{ kind: 'confirm', question: 'Sure?' }, { kind: 'launch' }, { kind: 'url', url: 'example.com' }]
    expect(stepsOf({ [STEPS]: steps }).map(step => step.kind)).toEqual(['confirm', 'url'])
  })
  it('is checked: places are four, and steps are as they are written', () => {
    const check = buttonFormat[STEPS] as never
    expect(passes(check, [{ kind: 'insert', at: 'top' }])).toBe(true)
    expect(passes(check, [{ kind: 'insert', at: 'sideways' }])).toBe(false)
    expect(passes(check, [{ kind: 'url', url: 'x', more: 'than that' }])).toBe(false)
    expect(
      passes(
        check,
        Array.from({ length: 21 }, () => ({ kind: 'confirm', question: '' })),
      ),
    ).toBe(false)
  })
  it('opens the web and nothing that runs', () => {
    expect(webAddress('example.com/a')).toBe('https://example.com/a')
    expect(webAddress(' mailto:ada@example.com ')).toBe('mailto:ada@example.com')
    for (const bad of ['', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://'])
      expect(webAddress(bad), bad).toBeNull()
    expect(pageOfStep({ page: 'nowhere' })).toBeNull()
    expect(isCanonicalUuid(pageOfStep({ page: id }))).toBe(true)
  })
  it('says its label', () => {
    expect(labelOf({ properties: { name: [['Add '], ['a task', [['b']]]] } })).toBe('Add a task')
    expect(labelOf({ properties: {} })).toBe('')
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
