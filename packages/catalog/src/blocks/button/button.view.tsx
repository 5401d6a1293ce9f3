// A button with steps.
import { buttonViewOf } from '../button-view'

export const buttonView = buttonViewOf('button', false)
