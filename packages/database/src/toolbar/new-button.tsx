// The button for a new row, and beside it what it may be made of.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { ChevronDownIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { useDatabase } from '../contract/database-hooks'
import { TemplateMenu } from '../templates/template-menu'
import styles from './new-button.module.css'

export function NewButton() {
  const { t } = useBlockHost()
  const { actions } = useDatabase('actions')
  return (
    <span className={styles.split} role="group" aria-label={t('New row')}>
      <Button
        variant="primary"
        size="small"
        className={styles.new}
        icon={<Icon of={PlusIcon} />}
        onClick={() => actions.openRow(actions.addRow())}
      >
        {t('New')}
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton
            variant="primary"
            size="small"
            className={styles.more}
            label={t('Templates')}
            icon={<Icon of={ChevronDownIcon} />}
          />
        }
      >
        <TemplateMenu />
      </Menu>
    </span>
  )
}
