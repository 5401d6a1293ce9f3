// Who may answer a form, and what they may do with their answer afterwards.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { flagIn, wordIn } from '../format-fields'
import { submissionPermissions } from './form'
import styles from './form.module.css'

export function FormSharing() {
  const { t } = useBlockHost()
  const { fields, deeds } = useDatabase()
  const rights: Readonly<Record<(typeof submissionPermissions)[number], string>> = {
    none: t('Nothing'),
    comment_only: t('Comment on it'),
    reader: t('Read it'),
    read_and_write: t('Edit it'),
    editor: t('Edit and share it'),
  }
  return (
    <div className={styles.sharing}>
      <p className={styles.note}>
        {t(
          'This form is open to members of the workspace who can edit this database. Forms for everybody with the link come later.',
        )}
      </p>
      <SwitchField
        label={t('Closed')}
        hint={t('Nobody can answer any more; answers stay.')}
        checked={flagIn(fields.format, 'is_form_closed')}
        onChange={isClosed => deeds.setFormat('is_form_closed', isClosed)}
      />
      <SwitchField
        label={t('Anonymous answers')}
        hint={t('For answers from outside, once forms can be public. Answers of members always carry their name.')}
        checked={flagIn(fields.format, 'anonymous_submissions')}
        onChange={isAnonymous => deeds.setFormat('anonymous_submissions', isAnonymous)}
      />
      <SelectField
        label={t('What people may do with their answer')}
        hint={t('For answers from outside, once forms can be public.')}
        value={wordIn(fields.format, 'submission_permissions', submissionPermissions)}
        choices={submissionPermissions.map(value => ({ value, label: rights[value] }))}
        onChange={next => deeds.setFormat('submission_permissions', next)}
      />
    </div>
  )
}
