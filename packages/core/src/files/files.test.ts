import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { attachmentSource, fileName, readAttachment } from './attachment'
import { filePath, imagePath, imageWidth, imageWidths } from './file-addresses'
import { fileSize } from './file-size'

const fileId = uuid('00000000-0000-4000-8000-00000000000a')

describe('the source of a file', () => {
  it.each(['a.png', 'two: parts.pdf', 'Übersicht 2026.docx', '图.jpg'])('[P 3] %s is read as it was written', name => {
    const source = attachmentSource({ fileId, name })
    expect(readAttachment(source)).toEqual({ fileId, name: fileName(name) })
  })
  it.each([
    '',
    'https://example.com/a.png',
    'attachment:',
    'attachment:abc:x',
    `attachment:${fileId}x`,
    `Attachment:${fileId}:a`,
  ])('is not %s', source => expect(readAttachment(source)).toBeNull())
})

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\plan.txt', 'plan.txt'],
    ['.htaccess', 'htaccess'],
    ['a\r\nSet-Cookie: x.png', 'aSet-Cookie- x.png'],
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['', 'file'],
    ['///', 'file'],
    ['\ud800.png', 'png'],
  ])('[C 5.4] %j becomes %j', (given, name) => expect(fileName(given)).toBe(name))

  it('is cut to what a disk keeps, and keeps its ending', () => {
    const name = fileName(`${'ä'.repeat(400)}.tar`)
    expect(name.endsWith('ä.tar')).toBe(true)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
  })
})

describe('addresses', () => {
  it('carry the name so that a download has it', () => {
    expect(filePath({ fileId, name: 'a b?.png' }, true)).toBe(`/signed/${fileId}/a%20b%3F.png?download=1`)
  })
  it('ask for images in one of few widths, at least as wide as wanted', () => {
    expect([1, 64, 65, 1081, 9999].map(imageWidth)).toEqual([64, 64, 128, 1440, 3840])
    expect(imagePath({ fileId, name: 'a.png' }, 500)).toBe(`/image/${fileId}/a.png?width=640`)
    expect([...imageWidths].sort((a, b) => a - b)).toEqual(imageWidths)
  })
})

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [12 * 1024, '12 KB'],
  [1_258_291, '1.2 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [2 * 1024 ** 4, '2 TB'],
])('[P 9] %d bytes are %s', (bytes, words) => expect(fileSize(bytes)).toBe(words))
