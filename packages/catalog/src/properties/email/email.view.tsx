// An e-mail address; the button behind it begins a message.
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { Icon, MailIcon } from '@sheaf/ui/icon/icon'
import { textOf } from '../cells'
import { LinkCell } from '../link-cell'
import { ParsedEditor } from '../parsed-editor'

const Show = (props: ShowProps) => {
  const address = textOf(props.cell)
  return <LinkCell {...props} words={address} href={`mailto:${address}`} icon={<Icon of={MailIcon} />} />
}
const Edit = (props: EditProps) => <ParsedEditor {...props} words={textOf(props.cell)} inputMode="email" />

export const emailView: PropertyView = { type: 'email', Show, edit: 'inline', Edit }
