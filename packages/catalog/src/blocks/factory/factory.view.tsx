// A template button.
import { buttonViewOf } from '../button-view'

export const factoryView = buttonViewOf('factory', true)
