// Who may answer a form, and what they may do with their answer afterwards.

import { useDatabaseActions, useViewFields } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { flagIn, wordIn } from '../format-fields'
import { submissionPermissions } from './form'
import styles from './form.module.css'

export function FormSharing() {
  const { t } = useBlockHost()
  const fields = useViewFields()
  const actions = useDatabaseActions()
  const rights: Readonly<Record<(typeof submissionPermissions)[number], string>> = {
    none: t('No access'),
    comment_only: t('Can comment'),
    reader: t('Can view'),
    read_and_write: t('Can edit'),
    editor: t('Full access'),
  }
  return (
    <div className={styles.sharing}>
      <p className={styles.note}>
        {t('Workspace members who can edit this database can respond. Public forms are coming soon.')}
      </p>
      <SwitchField
        label={t('Closed')}
        hint={t('No one can respond. Existing responses are kept.')}
        checked={flagIn(fields.format, 'is_form_closed')}
        onChange={isClosed => actions.setFormat('is_form_closed', isClosed)}
      />
      <SwitchField
        label={t('Anonymous responses')}
        hint={t('For public responses. Coming soon. Members’ names are always recorded.')}
        checked={flagIn(fields.format, 'anonymous_submissions')}
        onChange={isAnonymous => actions.setFormat('anonymous_submissions', isAnonymous)}
      />
      <SelectField
        label={t('Access to own response')}
        hint={t('For public responses. Coming soon.')}
        value={wordIn(fields.format, 'submission_permissions', submissionPermissions)}
        choices={submissionPermissions.map(value => ({ value, label: rights[value] }))}
        onChange={next => actions.setFormat('submission_permissions', next)}
      />
    </div>
  )
}
