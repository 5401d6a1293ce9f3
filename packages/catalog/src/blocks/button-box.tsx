// A button on a page, and, while it is being edited, what it says and does. Which of both is seen is each person's own.

import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useAsks, useBlock, useEditable } from '@sheaf/editor/host/use-block'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Icon, LayoutTemplateIcon, SettingsIcon, ZapIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readStep, writesOnlyHere } from '../button-steps/steps'
import { useAsk } from '../button-steps/use-ask'
import { IconSign } from '../properties/icon-sign'
import { iconOf } from './block-icon'
import { labelOf, storedSteps } from './button-form'

const ButtonSettings = onDemand(async () => (await import('./button-settings')).ButtonSettings).Part

interface ButtonBoxProps {
  readonly id: Uuid
  /** Only inserts: there is no list of steps. */
  readonly isSimple: boolean
}

export function ButtonBox({ id, isSimple }: ButtonBoxProps) {
  const host = useBlockHost()
  const { t } = host
  const block = useBlock(id)
  const isEditable = useEditable()
  const place = useRef<HTMLDivElement>(null)
  const asks = useAsks(id) && isEditable
  const [isOpen, setOpen] = useOpen(id, place, asks)
  const label = labelOf({ properties: block?.properties ?? {} })
  const steps = storedSteps(block?.format).map(readStep)
  const isIdle = !isEditable && writesOnlyHere(steps)
  const { ask, dialog } = useAsk(label || t('New button'))
  const run = async (): Promise<void> => {
    const { press } = await import('../button-steps/press')
    await press(host, { block: id, mayInsert: isEditable }, steps, ask)
  }
  return (
    <div ref={place} className="sheaf-button-box">
      <div className="sheaf-button-line">
        <Button
          icon={<IconSign icon={iconOf(block?.format)} usual={isSimple ? LayoutTemplateIcon : ZapIcon} />}
          disabled={isIdle}
          onClick={() => void run()}
        >
          <span dir="auto">{label || t('New button')}</span>
        </Button>
        {isEditable && (
          <IconButton
            className="sheaf-button-edit"
            label={isOpen ? t('Close button settings') : t('Edit button')}
            aria-expanded={isOpen}
            icon={<Icon of={SettingsIcon} />}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && isEditable && (
        <ButtonSettings id={id} isSimple={isSimple} takesFocus={asks} onDone={() => setOpen(false)} />
      )}
      {dialog}
    </div>
  )
}

/** Whether the settings are open, as stored on the block's element. A new button opens them, since it has no steps yet. */
function useOpen(
  id: Uuid,
  place: RefObject<HTMLElement | null>,
  asks: boolean,
): readonly [boolean, (open: boolean) => void] {
  const host = useBlockHost()
  const [isOpen, setOpen] = useState(() => asks || host.isOpen(id))
  const didAsk = useRef(false)
  useEffect(() => {
    const block = place.current?.closest<HTMLElement>('.sheaf-block')
    if (!block) return
    if (asks !== didAsk.current) {
      host.setOpen(id, asks)
      setOpen(asks)
      block.dataset['open'] = String(asks)
    }
    didAsk.current = asks
    const watch = new MutationObserver(() => setOpen(block.dataset['open'] === 'true'))
    watch.observe(block, { attributeFilter: ['data-open'] })
    return () => watch.disconnect()
  }, [place, host, id, asks])
  return [
    isOpen,
    open => {
      host.setOpen(id, open)
      setOpen(open)
      const block = place.current?.closest<HTMLElement>('.sheaf-block')
      if (block) block.dataset['open'] = String(open)
    },
  ]
}
