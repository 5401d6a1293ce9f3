import { describe, expect, it } from 'vitest'
import { allCalls } from '../api/all'
import type { Call } from '../api/define'
import * as checks from './checks'
import { SAMPLE_ID, sampleOf } from './sample.fixture'
import { passes } from './validate'

describe('a sample of a check', () => {
  it('[P 5] has every key, and null where that may stand', () => {
    const { exact, optional } = checks
    const check = exact({
      id: checks.uuid,
      name: optional(checks.stringOf({ min: 3 })),
      icon: checks.nullable(checks.string),
      limit: checks.between(2, 5),
      kinds: checks.list(checks.oneOf('a', 'b'), { min: 2 }),
      free: optional(checks.jsonObject),
    })
    const sample = sampleOf(check)
    expect(sample).toEqual({ id: SAMPLE_ID, name: 'xxx', icon: null, limit: 2, kinds: ['a', 'a'] })
    expect(passes(check, sample)).toBe(true)
  })

  it('[P 5] passes what every call takes', () => {
    // A filter, and operations, are of forms that depend on one another.
    const special = ['queryCollection', 'saveTransactions']
    for (const { name, input } of allCalls as readonly Call[])
      if (!special.includes(name)) expect(input.judge(sampleOf(input)), name).toBeNull()
  })
})
