// The button that adds a property to the database.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { NewProperty } from './new-property'

export function AddProperty() {
  const { t } = useBlockHost()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={setButton}
        variant="quiet"
        size="small"
        icon={<Icon of={PlusIcon} />}
        aria-haspopup="dialog"
        onClick={() => {
          holdUntilFocus(() => setOpen(false))
          setOpen(true)
        }}
      >
        {t('New property')}
      </Button>
      {isOpen && <NewProperty anchor={button} before={null} onClose={() => setOpen(false)} />}
    </>
  )
}
