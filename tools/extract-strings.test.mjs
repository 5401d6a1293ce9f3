import { describe, expect, it } from 'vitest'
import { extracted, messagesIn, stored } from './extract-strings.mjs'

describe('messages', () => {
  it('are literals, once each, from calls of t alone', () => {
    const source = "const a = t('One'); const b = t(`Two`, { n }); other.t('Three'); tt('Four')"
    expect(messagesIn(source, 'a.ts')).toEqual({ messages: ['One', 'Two'], dynamic: [] })
  })

  it('that are put together are pointed out', () => {
    expect(messagesIn('\nt(name)', 'a.ts').dynamic).toEqual(['a.ts:2'])
  })

  it('of a kind are its label', () => {
    expect(messagesIn("defineBlock({ label: 'Page' })", 'packages/catalog/src/a.ts').messages).toEqual(['Page'])
  })
})

it('locales/en-US.json is what the code says; run `node tools/extract-strings.mjs` after changing a message', () => {
  expect(stored()).toBe(extracted())
})
