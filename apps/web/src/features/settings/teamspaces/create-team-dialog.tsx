// A new team: its name, and who it is open to.
import { limits } from '@sheaf/core/limits'
import { type TeamOpenness, teamOpennesses } from '@sheaf/core/records/team-settings'
import { rowsOf } from '@sheaf/sync/record-rows'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { createApi } from '../../../data/api'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { useForm } from '../../../screens/use-form'
import { Problem } from '../setting'
import styles from '../settings.module.css'
import { opennessName } from './team-row'

export function CreateTeamDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const { userId, spaceId } = session
  const toasts = useToast()
  const [name, setName] = useState('')
  const [openness, setOpenness] = useState<TeamOpenness>('open')
  const { problems, busy, onSubmit } = useForm<'name'>(
    () => ({ name: name.trim() ? undefined : t('Enter a name') }),
    async () => {
      const { recordMap } = await createApi(userId, spaceId).createTeam({ spaceId, name: name.trim(), openness })
      session.client.absorb(rowsOf(recordMap))
      toasts.show({ text: t('Teamspace created') })
      onClose()
    },
  )
  return (
    <Dialog
      open
      size="small"
      onOpenChange={open => !open && onClose()}
      closeLabel={t('Close')}
      title={t('New teamspace')}
      description={t('A space with its own pages and members.')}
      footer={
        <Button variant="primary" type="submit" form="create-team" loading={busy}>
          {t('Create teamspace')}
        </Button>
      }
    >
      <form id="create-team" className={styles.form} noValidate onSubmit={onSubmit}>
        {problems.general && <Problem>{problems.general}</Problem>}
        <Field
          label={t('Name')}
          autoComplete="off"
          maxLength={limits.maxNameCharacters}
          value={name}
          error={problems.fields.name}
          onChange={event => setName(event.target.value)}
        />
        <SelectField
          label={t('Permissions')}
          value={openness}
          onChange={setOpenness}
          choices={teamOpennesses.map(value => ({ value, label: opennessName(value) }))}
        />
      </form>
    </Dialog>
  )
}
