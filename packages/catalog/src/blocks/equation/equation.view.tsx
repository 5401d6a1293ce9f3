// An equation on the screen. Its place has its height before what draws it has come.
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { lazy, Suspense } from 'react'
import './equation.css'

const EquationBlock = lazy(async () => ({ default: (await import('./equation-box')).EquationBlock }))

const Place = ({ id }: BlockProps) => (
  <Suspense fallback={<div className="sheaf-equation" />}>
    <EquationBlock id={id} />
  </Suspense>
)

export const equationView: BlockView = { type: 'equation', component: Place }
