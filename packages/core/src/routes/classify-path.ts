// What a path is for, before anything is looked up: files to download, the app and the server, tools of developers, or the
// marketing site.
import { developmentSegments, frontPlace, isLocaleSegment } from './marketing'

type PathClass = 'download' | 'internal' | 'dev-only' | 'normal' | 'root'

const macs = ['mac', 'mac-universal', 'mac-intel', 'mac-apple-silicon', 'mac-installer']
const platforms = new Set([...macs, 'windows', 'windows-arm'])
const installers = /\.(?:dmg|pkg|exe|msi|appimage|deb|rpm|blockmap)$/i

/** First segments of download paths. */
export const downloadSegments = ['desktop', 'calendar', 'mail', 'dynamic-download']

function isDownload(segments: readonly string[]): boolean {
  if (installers.test(segments.at(-1) ?? '')) return true
  const [first = '', second] = segments
  if (first === 'dynamic-download') return second === 'desktop' && segments.length === 2
  const rest = first === 'calendar' || first === 'mail' ? segments.slice(1) : segments
  const [desktop, platform = '', verb] = rest
  if (desktop !== 'desktop' || verb !== 'download' || rest.length !== 3) return false
  return first === 'mail' ? platform === 'mac' : platforms.has(platform)
}

export function classifyPath(pathname: string): PathClass {
  const segments = pathname.split('/').filter(Boolean)
  const [first] = segments
  if (isDownload(segments)) return 'download'
  if (first === undefined || (segments.length === 1 && isLocaleSegment(first))) return 'root'
  if (developmentSegments.includes(first)) return 'dev-only'
  return frontPlace(pathname) ? 'normal' : 'internal'
}
