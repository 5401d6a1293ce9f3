import { expect, it } from 'vitest'
import type { Condition } from '../collection/query'
import { defineView, questionOf } from './view-kind'

const about = (property: string): Condition => ({ property, operator: 'is_empty' })
const plain = { type: 'x', label: 'X', description: 'x', icon: 'x' }
const group = { property: 'g' }

it('[P 3] asks what the view says, what its kind adds and what is asked for a moment, all at once', () => {
  const kind = defineView({ ...plain, ask: () => ({ filter: about('kind'), limit: 7 }) })
  const fields = { query: { filter: about('view'), quick_filters: { q: about('quick') } }, format: {} }
  expect(questionOf(kind, fields, {}, { filter: about('moment'), search: 'wool' })).toEqual({
    limit: 7,
    search: 'wool',
    filter: { and: [about('view'), about('quick'), about('kind'), about('moment')] },
  })
})
it('[P 3] a single filter stands alone, and none is none', () => {
  const kind = defineView(plain)
  expect(questionOf(kind, { query: { filter: about('view') }, format: {} }, {}).filter).toEqual(about('view'))
  expect(questionOf(kind, { query: {}, format: { load_limit: 10 } }, {})).toEqual({ limit: 10 })
})
it('[P 3] groups only where its kind does', () => {
  const fields = { query: { group, sub_group: group }, format: {} }
  const asked = (groups: 'none' | 'one' | 'two') => questionOf(defineView({ ...plain, groups }), fields, {})
  expect(asked('none')).toEqual({ limit: 50 })
  expect(asked('one')).toEqual({ limit: 50, group })
  expect(asked('two')).toEqual({ limit: 50, group, subGroup: group })
})
