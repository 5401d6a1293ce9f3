import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { NumberLook } from './number-look'

const property = { id: 'p', name: 'Done', type: 'number', order: 0, show_as: 'ring', divide_by: 100 }
/** Elements that carry a drawn part, however deep. */
const parts = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(parts)
  const { props } = (node ?? {}) as ReactElement<{ children?: unknown; strokeDasharray?: string }>
  return props ? [...(props.strokeDasharray ? [props.strokeDasharray] : []), ...parts(props.children)] : []
}
const ring = (value: number): string[] => parts(NumberLook({ value, words: String(value), property }))

it('[P 3] a ring at nothing has no part, which would be a dot of its round end', () => {
  expect(ring(0)).toEqual([])
  expect(ring(50)).toHaveLength(1)
})
