// The button for a new row, and beside it what it may be made of.
import { useDatabase } from '@sheaf/editor/host/database'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { ChevronDownIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { t } from '../../i18n/t'
import styles from './new-button.module.css'
import { TemplateMenu } from './template-menu'

export function NewButton() {
  const { deeds } = useDatabase()
  return (
    <span className={styles.split} role="group" aria-label={t('New row')}>
      <Button
        variant="primary"
        size="small"
        className={styles.new}
        icon={<Icon of={PlusIcon} />}
        onClick={() => deeds.openRow(deeds.addRow())}
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
