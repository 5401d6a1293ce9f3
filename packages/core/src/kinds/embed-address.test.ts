import { describe, expect, it } from 'vitest'
import { isBlockType } from '../records/block-types'
import { embedOf } from './embed-address'

const hex = '0123456789abcdef0123456789abcdef'
const id = '01234567-89ab-cdef-0123-456789abcdef'

const known: [string, string, string][] = [
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
    'video',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=track', 'video', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'video', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/playlist?list=PL1', 'video', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1'],
  ['https://vimeo.com/76979871', 'video', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/abcdef1234', 'video', 'https://player.vimeo.com/video/76979871?h=abcdef1234'],
  [`https://www.loom.com/share/${hex}?sid=1`, 'loom', `https://www.loom.com/embed/${hex}`],
  [
    'https://www.figma.com/design/AbC/Name?node-id=1-2',
    'figma',
    'https://www.figma.com/embed?embed_host=sheaf&url=https%3A%2F%2Fwww.figma.com%2Fdesign%2FAbC%2FName%3Fnode-id%3D1-2',
  ],
  ['https://codepen.io/someone/pen/abcXYZ', 'codepen', 'https://codepen.io/someone/embed/abcXYZ?default-tab=result'],
  [
    'https://miro.com/app/board/uXjVO1234=/',
    'miro',
    'https://miro.com/app/live-embed/uXjVO1234=/?embedMode=view_only_without_ui',
  ],
  ['https://mine.framer.website/page', 'framer', 'https://mine.framer.website/page'],
  [
    'https://x.com/someone/status/1234567890?s=20',
    'tweet',
    'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true',
  ],
  [`https://gist.github.com/someone/${hex}`, 'gist', `https://gist.github.com/someone/${hex}.pibb`],
  ['https://drive.google.com/file/d/1aB-c/view?usp=sharing', 'drive', 'https://drive.google.com/file/d/1aB-c/preview'],
  ['https://drive.google.com/drive/folders/1aB', 'drive', 'https://drive.google.com/embeddedfolderview?id=1aB#list'],
  [
    'https://docs.google.com/document/d/1aB/edit#heading=h.1',
    'drive',
    'https://docs.google.com/document/d/1aB/preview',
  ],
  ['https://docs.google.com/presentation/d/1aB/edit', 'drive', 'https://docs.google.com/presentation/d/1aB/embed'],
  [
    'https://docs.google.com/forms/d/e/1FA/viewform',
    'drive',
    'https://docs.google.com/forms/d/e/1FA/viewform?embedded=true',
  ],
  [
    'https://www.google.com/maps/place/Brandenburger+Tor/@52.5,13.3,17z',
    'maps',
    'https://www.google.com/maps?q=Brandenburger%20Tor&output=embed',
  ],
  ['https://maps.google.com/?q=Berlin', 'maps', 'https://www.google.com/maps?q=Berlin&output=embed'],
  ['https://mine.invisionapp.com/overview/x', 'invision', 'https://mine.invisionapp.com/overview/x'],
  ['https://mixpanel.com/public/AbC', 'mixpanel', 'https://mixpanel.com/public/AbC'],
  [
    'https://form.typeform.com/to/AbC123?utm=1',
    'typeform',
    'https://form.typeform.com/to/AbC123?typeform-embed=embed-widget',
  ],
  [
    'https://whimsical.com/my-board-7vB5kYqxQZ3hT2n9Lw4pRs',
    'whimsical',
    'https://whimsical.com/embed/7vB5kYqxQZ3hT2n9Lw4pRs',
  ],
  [`https://app.abstract.com/share/${id}`, 'abstract', `https://app.abstract.com/embed/${id}`],
  [`https://www.sketch.com/s/${id}`, 'sketch', `https://www.sketch.com/embed/s/${id}`],
  ['https://excalidraw.com/#json=abc,def', 'excalidraw', 'https://excalidraw.com/#json=abc,def'],
  ['https://replit.com/@someone/project?v=1', 'replit', 'https://replit.com/@someone/project?embed=true'],
  [`https://app.hex.tech/org/app/${id}/latest`, 'hex', `https://app.hex.tech/org/app/${id}/latest?embedded=true`],
  [
    `https://deepnote.com/workspace/w/project/P-${id}/notebook/N-${hex}`,
    'deepnote',
    `https://embed.deepnote.com/${id}`,
  ],
  [
    'https://open.spotify.com/intl-de/track/4cOdK2wGLETKBW3PvgPWqT?si=x',
    'embed',
    'https://open.spotify.com/embed/track/4cOdK2wGLETKBW3PvgPWqT',
  ],
  [
    'https://soundcloud.com/artist/song?in=x',
    'embed',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fartist%2Fsong',
  ],
]

describe('addresses that can be shown in a frame', () => {
  it.each(known)('[P 3] %s', (address, type, embedUrl) => {
    expect(embedOf(address)).toEqual({ type, embedUrl })
    expect(isBlockType(type)).toBe(true)
  })

  it('[P 3] every type made for one service has a provider', () => {
    const types = new Set(known.map(([, type]) => type))
    for (const type of 'framer tweet gist drive invision mixpanel figma loom typeform codepen whimsical miro abstract sketch excalidraw replit hex deepnote maps'.split(
      ' ',
    ))
      expect(types).toContain(type)
  })

  it.each([
    'not an address',
    '',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil-youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v="><script>',
    'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'https://me:secret@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.google.com/search?q=maps',
    'https://x.com/someone',
    'https://www.google.com/maps/place/%E0%A4%A',
  ])('[P 3] are not %j', address => expect(embedOf(address)).toBeNull())

  it('[C 5.3] whatever comes in, only https goes into a frame', () => {
    for (const [address] of known) {
      const made = embedOf(address.replace('https:', 'http:'))
      expect(made === null || made.embedUrl.startsWith('https://')).toBe(true)
    }
  })
})
