// Both kinds of buttons on the screen. The height is reserved before the button is loaded.

import type { BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import './button.css'

const ButtonBox = onDemand(
  async () => (await import('./button-box')).ButtonBox,
  <div className="sheaf-button-line" />,
).Part

const always = (): boolean => true

export const buttonViewOf = (type: string, isSimple: boolean): BlockView => ({
  type,
  folds: always,
  component: ({ id }) => <ButtonBox id={id} isSimple={isSimple} />,
})
