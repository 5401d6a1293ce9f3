// What is shown in the frame of an embed, and which type shows it best.
import { embedOf } from '@sheaf/core/kinds/embed-address'
import { webAddress } from '../../media/media-fields'
import { embedServices } from './embed-list'

const types = new Set(embedServices.map(({ type }) => type))

/** What goes into the frame: the service's own address for it, or the address itself. Only https, never our own pages. */
export function frameAddress(source: string): string | null {
  const known = embedOf(source)
  if (known) return known.embedUrl
  const address = webAddress(source)
  return address?.startsWith('https:') ? address : null
}
/** The type that shows an address best. */
export function embedTypeOf(source: string): string {
  const found = embedOf(source)?.type
  return found && types.has(found) ? found : 'embed'
}
