// The question of a block that shows a file: one from this device, or the address of one.
import type { MediaAsk } from './add-media'
import { webAddress, written } from './media-fields'
import type { Media } from './use-media'

type Words = Omit<MediaAsk, 'readLink' | 'onLink'>

export const askForFile = (media: Media, words: Words): MediaAsk => ({
  ...words,
  readLink: text => webAddress(text, true),
  onLink: source => media.change([['properties', 'source', written(source)]]),
})
