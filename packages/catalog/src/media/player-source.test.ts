import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { playerSource } from './player-source'

it.each([
  ['https://films.example/a.mp4', 'none'],
  ['HTTP://films.example/a.mp3', 'none'],
  ['/signed/00000000-0000-4000-8000-000000000001/a.mp4', 'metadata'],
  ['blob:https://sheaf.example/1', 'metadata'],
])('[P 8] reading a page asks no other host for a film or a recording: %s', (src, preload) =>
  expect(playerSource(src)).toEqual({ src, preload }),
)

it.each(['video/video-box', 'audio/audio-box'])('[P 8] %s plays nothing else, and nothing by itself', box => {
  const code = readFileSync(new URL(`../blocks/${box}.tsx`, import.meta.url), 'utf8')
  const [player = ''] = /<(?:video|audio)\s[^]*?\/>/.exec(code) ?? []
  expect(player).toContain('{...playerSource(host.files.urlOf(source))}')
  expect(player).not.toMatch(/src=|preload=|autoPlay|crossOrigin|poster/)
})
