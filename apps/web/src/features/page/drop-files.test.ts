import { expect, it } from 'vitest'
import { kindOfFile } from './drop-files'

it.each([
  ['image/png', 'image'],
  ['image/svg+xml', 'image'],
  ['video/mp4', 'video'],
  ['audio/wav', 'audio'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'file'],
  ['text/html', 'file'],
  ['', 'file'],
])('[P 3] a file of type %j becomes a block of type %s', (type, kind) => expect(kindOfFile({ type })).toBe(kind))
