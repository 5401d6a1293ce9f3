import { expect, it } from 'vitest'
import { sandboxOf } from './remote-frame'

const ours = 'https://sheaf.example'

it('[P 3] lets a frame of another origin be itself, and one of our own reach nothing of ours', () => {
  expect(sandboxOf('https://player.example/1', ours)).toContain('allow-same-origin')
  expect(sandboxOf('https://sheaf.example:8443/1', ours)).toContain('allow-same-origin')
  for (const url of [`${ours}/signed/a/b.html`, 'https://SHEAF.example:443/', '/signed/a', ''])
    expect(sandboxOf(url, ours), url).not.toContain('allow-same-origin')
  for (const url of ['https://player.example/1', `${ours}/a`])
    expect(sandboxOf(url, ours)).not.toContain('top-navigation')
})
