// Every rule of SPEC.md has a test that names it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const rulesIn = (text: string): string[] => [...text.matchAll(/\[(S\d+)\]/g)].map(match => match[1] as string)

describe('SPEC.md', () => {
  const rules = rulesIn(readFileSync(join(here, '../SPEC.md'), 'utf8'))
  const tests = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    file => /(\.test|\.contract)\.ts$/.test(file) && file !== 'spec.test.ts',
  )
  const titles = tests.flatMap(
    file => readFileSync(join(here, file), 'utf8').match(/\b(it|describe)(\.each\([^)]*\))?\(\s*['`].*/g) ?? [],
  )
  const quoted = new Set(titles.flatMap(rulesIn))

  it('numbers its rules once', () => {
    expect(new Set(rules).size).toBe(rules.length)
    expect(rules.length).toBeGreaterThan(40)
  })
  it.each(rules)('%s is named by a test', rule => {
    expect(quoted).toContain(rule)
  })
  it('knows every rule that a test names', () => {
    expect([...quoted].filter(rule => !rules.includes(rule))).toEqual([])
  })
})
