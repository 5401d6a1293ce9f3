// An address on the web, without the scheme that every address has.
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { textOf } from '../cells'
import { LinkCell } from '../link-cell'
import { ParsedEditor } from '../parsed-editor'

const shortened = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
/** Without a scheme it is meant for the web. */
const hrefOf = (url: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`)

const Show = (props: ShowProps) => {
  const url = textOf(props.cell)
  return <LinkCell {...props} words={shortened(url)} href={hrefOf(url)} />
}
const Edit = (props: EditProps) => <ParsedEditor {...props} words={textOf(props.cell)} inputMode="url" />

export const urlView: PropertyView = { type: 'url', Show, edit: 'inline', Edit }
