// What a player of the browser is given. A film or recording of ours shows its length and first picture at once; one on another host is
// not asked for before somebody plays it, or reading the page would tell that host who reads it. Pictures have our server between
// (core/files/file-addresses.ts); films are too long for that.
import { isWebUrl } from '@sheaf/core/links/safe-link'

interface PlayerSource {
  readonly src: string
  readonly preload: 'metadata' | 'none'
}

export const playerSource = (src: string): PlayerSource => ({ src, preload: isWebUrl(src) ? 'none' : 'metadata' })
