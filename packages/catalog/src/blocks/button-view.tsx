// Both kinds of buttons on the screen. The place has its height before the button has come.
import type { BlockView } from '@sheaf/editor/views/block-view'
import type { IconShape } from '@sheaf/ui/icon/icon'
import { lazy, Suspense } from 'react'
import './button.css'

const ButtonBox = lazy(async () => ({ default: (await import('./button-box')).ButtonBox }))

const always = (): boolean => true

export const buttonViewOf = (type: string, icon: IconShape, isSimple: boolean): BlockView => ({
  type,
  folds: always,
  component: ({ id }) => (
    <Suspense fallback={<div className="sheaf-button-line" />}>
      <ButtonBox id={id} icon={icon} isSimple={isSimple} />
    </Suspense>
  ),
})
