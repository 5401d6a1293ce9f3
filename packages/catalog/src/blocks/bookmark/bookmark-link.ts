// Where a bookmark leads.
import { plainField, webAddress } from '../../media/media-fields'

export const bookmarkLink = ({ properties }: { readonly properties: object }): string =>
  webAddress(plainField(properties, 'link')) ?? ''
