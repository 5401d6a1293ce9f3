import { attachmentSource } from '@sheaf/core/files/attachment'
import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { arrivedFile, isPicture, linkedFile, renamedFile, valueOfFiles } from './file-edits'
import { filesCheck } from './file-words'

const fileId = '0b53b5d8-58a0-4a3c-9df4-3ba0b5f4b7a1' as Uuid

it('knows our own files by their source', () => {
  const source = attachmentSource({ fileId, name: 'plan.pdf' })
  expect(arrivedFile(source, 'plan.pdf')).toEqual({ fileId, name: 'plan.pdf' })
  expect(filesCheck.judge(valueOfFiles([arrivedFile(source, 'plan.pdf')]))).toBeNull()
})

it.each([
  ['https://example.org/a/plan.pdf', 'plan.pdf'],
  ['example.org/plan.pdf', 'plan.pdf'],
  ['javascript:alert(1)', null],
  ['ftp://example.org/x', null],
  ['no address', null],
  ['', null],
])('%s is linked as %s', (words, name) => expect(linkedFile(words)?.name ?? null).toBe(name))

it('a file without a name keeps the one it has', () => {
  const files = [{ url: 'https://example.org/a', name: 'a' }]
  expect(renamedFile(files, 0, ' b ')[0]?.name).toBe('b')
  expect(renamedFile(files, 0, ' ')[0]?.name).toBe('a')
  expect(valueOfFiles([])).toBeNull()
})

it.each([
  ['a.PNG', true],
  ['a.jpeg', true],
  ['a.pdf', false],
  ['png', false],
])('%s is a picture: %s', (name, expected) => expect(isPicture({ name, url: 'https://x.y/z' })).toBe(expected))
