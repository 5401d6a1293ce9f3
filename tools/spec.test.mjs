// The specification's headings and the titles of tests are read as they are written.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runNode } from './run-step.mjs'
import { citedIn, sectionsOf } from './spec.mjs'

test('numbered headings are sections, others are not', () => {
  const markdown = '# Title\n\n## 5. Validation rules\n\n### space\n\n### 4.13 Local database schema version\n'
  expect(sectionsOf(markdown)).toEqual([
    { number: '5', title: 'Validation rules' },
    { number: '4.13', title: 'Local database schema version' },
  ])
})

test('titles cite sections', () => {
  expect(citedIn(`test('[P 5] a', x); test('[P 5] [C 4.13] b')`)).toEqual({ 'P 5': 2, 'C 4.13': 1 })
})

test('the command lists sections with and without a test, and what tests name where the specification is not at hand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-spec-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'product.md'), '## 5. Validation rules\n\n## 99. Nobody has tested this\n')
  writeFileSync(join(folder, 'client-platform.md'), '### 4.13 Local database schema version\n')
  const say = specFolder =>
    runNode(fileURLToPath(new URL('./spec.mjs', import.meta.url)), [], {
      env: { ...process.env, SHEAF_SPEC_DIR: specFolder },
    })

  const listed = await say(folder)
  expect(listed.ok, listed.output).toBe(true)
  expect(listed.output).toContain('product.md: 1 of 2 sections have a test')
  expect(listed.output).toMatch(/✓ \[P 5\] Validation rules \(\d+\)/)
  expect(listed.output).toContain('· [P 99] Nobody has tested this')

  const alone = await say(join(folder, 'nowhere'))
  expect(alone.ok, alone.output).toBe(true)
  expect(alone.output).toMatch(/\[P 5\] \d+/)
})
