// A template button.
import { LayoutTemplateIcon } from '@sheaf/ui/icon/icon'
import { buttonViewOf } from '../button-view'

export const factoryView = buttonViewOf('factory', LayoutTemplateIcon, true)
