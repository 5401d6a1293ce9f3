import { describe, expect, it } from 'vitest'
import { extracted, messagesIn, refusalsIn, stored } from './extract-strings.mjs'

describe('messages', () => {
  it('are literals, once each, from calls of t alone', () => {
    const source = "const f = () => [t('One'), t(`Two`, { n }), host.t('Three'), tt('Four'), tData(five)]"
    expect(messagesIn(source, 'a.ts')).toEqual({ messages: ['One', 'Two', 'Three'], dynamic: [], early: [] })
  })

  it('that are put together are pointed out', () => {
    expect(messagesIn('\nt(name)', 'a.ts').dynamic).toEqual(['a.ts:2'])
  })

  it('that are said before the language is known are pointed out', () => {
    expect(messagesIn("\nconst a = t('One')\nconst b = () => t('Two')", 'a.ts').early).toEqual(['a.ts:2'])
  })

  it('are other words to find a thing by', () => {
    expect(messagesIn("const a = { aliases: 'sum, total', id: 'x' }", 'apps/web/src/a.ts').messages).toEqual([
      'sum, total',
    ])
  })

  it('of refusals are those for people', () => {
    const source =
      "new SheafError('ForbiddenError', { debugMessage: 'No.' }); new SheafError('ValidationError', { debugMessage: 'x' })"
    expect(refusalsIn(source, 'apps/server/src/a.ts')).toEqual(['No.'])
  })

  it('of formulas are their phrases and the lines about functions', () => {
    const path = 'packages/core/src/formula/a.ts'
    expect(
      messagesIn("add('now', { doc: 'This moment.', label: 'x' }); const a = phrase('{name} is gone', { name })", path),
    ).toEqual({ messages: ['This moment.', '{name} is gone'], dynamic: [], early: [] })
    expect(messagesIn('phrase(name)', path).dynamic).toEqual([`${path}:1`])
  })

  it('of a kind are its label', () => {
    expect(messagesIn("defineBlock({ label: 'Page' })", 'packages/catalog/src/a.ts').messages).toEqual(['Page'])
  })
})

it('locales/en-US.json is what the code says; run `node tools/extract-strings.mjs` after changing a message', () => {
  expect(stored()).toBe(extracted())
})
