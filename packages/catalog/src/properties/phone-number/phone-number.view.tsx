// A telephone number, as it was written; the button behind it calls.
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { Icon, PhoneIcon } from '@sheaf/ui/icon/icon'
import { textOf } from '../cells'
import { LinkCell } from '../link-cell'
import { ParsedEditor } from '../parsed-editor'

const Show = (props: ShowProps) => {
  const number = textOf(props.cell)
  const href = `tel:${number.replaceAll(/[^\d+*#,;]/g, '')}`
  return <LinkCell {...props} words={number} href={href} icon={<Icon of={PhoneIcon} />} />
}
const Edit = (props: EditProps) => <ParsedEditor {...props} words={textOf(props.cell)} inputMode="tel" />

export const phoneNumberView: PropertyView = { type: 'phone_number', Show, edit: 'inline', Edit }
