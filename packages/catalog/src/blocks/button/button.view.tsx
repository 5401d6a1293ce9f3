// A button with steps.
import { ZapIcon } from '@sheaf/ui/icon/icon'
import { buttonViewOf } from '../button-view'

export const buttonView = buttonViewOf('button', ZapIcon, false)
