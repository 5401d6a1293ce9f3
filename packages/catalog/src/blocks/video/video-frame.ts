// Where a film of a known provider is played.
import { embedOf } from '@sheaf/core/kinds/embed-address'

/** The frame in which a provider plays it, or null for files. */
export function videoFrame(source: string): string | null {
  const found = embedOf(source)
  return found && (found.type === 'video' || found.type === 'loom') ? found.embedUrl : null
}
