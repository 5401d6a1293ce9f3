// An equation on the screen. Its height is reserved before the renderer is loaded.

import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import './equation.css'

const EquationBlock = onDemand(
  async () => (await import('./equation-box')).EquationBlock,
  <div className="sheaf-equation" />,
).Part

const Place = ({ id }: BlockProps) => <EquationBlock id={id} />

export const equationView: BlockView = { type: 'equation', component: Place }
