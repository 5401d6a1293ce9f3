import { expect, it } from 'vitest'
import { classifyPath } from './classify-path'

it.each([
  ...['mac', 'mac-universal', 'mac-intel', 'mac-apple-silicon', 'windows', 'windows-arm', 'mac-installer'].flatMap(
    platform => [`/desktop/${platform}/download`, `/calendar/desktop/${platform}/download`],
  ),
  '/mail/desktop/mac/download',
  '/dynamic-download/desktop',
  '/desktop/Sheaf-1.2.3.dmg',
  '/files/Sheaf Setup.EXE',
])('[P 2.1] %s: download paths and desktop installer files are excluded first', path => {
  expect(classifyPath(path)).toBe('download')
})

it.each([
  ['/', 'root'],
  ['', 'root'],
  ['/fr-fr', 'root'],
  ['/ja-JP/', 'root'],
  ['/ar-sa', 'root'],
  ['/pricing', 'normal'],
  ['/templates', 'normal'],
  ['/help', 'normal'],
  ['/enterprise', 'normal'],
  ['/product/docs', 'normal'],
  ['/contact-sales', 'normal'],
  ['/fr-fr/pricing', 'normal'],
  ['/desktop', 'normal'],
  ['/desktop/beos/download', 'normal'],
  ['/__frontDev', 'dev-only'],
  ['/sandbox/x', 'dev-only'],
  ['/storybook', 'dev-only'],
  ['/components', 'dev-only'],
  ['/__front-admin', 'dev-only'],
  ['/__mdpb', 'dev-only'],
  ['/login', 'internal'],
  ['/acme', 'internal'],
  ['/api/v3/x', 'internal'],
  ['/xx-yy', 'internal'],
  ['/fr-fr/login', 'internal'],
  ['/mail/desktop/windows/download', 'internal'],
] as const)('[P 2.1] %j is classed as %s', (path, kind) => {
  expect(classifyPath(path)).toBe(kind)
})
