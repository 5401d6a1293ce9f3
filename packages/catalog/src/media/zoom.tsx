// Larger and smaller, one step at a time.
import { IconButton } from '@sheaf/ui/button/button'
import { Icon, MinusIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'

interface Zoom {
  readonly factor: number
  readonly isLeast: boolean
  readonly isMost: boolean
  readonly by: (steps: number) => void
  /** To one of the steps, counted from the smallest. */
  readonly to: (step: number) => void
}

export function useZoom(factors: readonly number[], first: number): Zoom {
  const [step, setStep] = useState(first)
  const last = factors.length - 1
  const to = (wanted: number): void => setStep(Math.max(0, Math.min(last, wanted)))
  return { factor: factors[step] ?? 1, isLeast: step === 0, isMost: step === last, by: steps => to(step + steps), to }
}

interface ZoomButtonsProps {
  readonly zoom: Zoom
  readonly t: (words: string) => string
}

/** At the ends they are only said to be off: one that is disabled would drop the focus. */
export const ZoomButtons = ({ zoom, t }: ZoomButtonsProps) => (
  <>
    <IconButton
      label={t('Zoom out')}
      icon={<Icon of={MinusIcon} />}
      aria-disabled={zoom.isLeast}
      onClick={() => zoom.by(-1)}
    />
    <IconButton
      label={t('Zoom in')}
      icon={<Icon of={PlusIcon} />}
      aria-disabled={zoom.isMost}
      onClick={() => zoom.by(1)}
    />
  </>
)
