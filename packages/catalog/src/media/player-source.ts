// The source of a media player. A file of ours preloads its metadata; one on another host is not requested before somebody plays it, or that
// host would learn who reads the page. Pictures are proxied by our server (core/files/file-addresses.ts); media files are too large.
import { isWebUrl } from '@sheaf/core/links/safe-link'

interface PlayerSource {
  readonly src: string
  readonly preload: 'metadata' | 'none'
}

export const playerSource = (src: string): PlayerSource => ({ src, preload: isWebUrl(src) ? 'none' : 'metadata' })
