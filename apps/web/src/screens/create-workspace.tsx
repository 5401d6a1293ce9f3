// Naming a workspace: a word and a picture are enough to begin.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { useState } from 'react'
import { createApi } from '../data/api'
import { WorkspaceIcon } from '../features/sidebar/workspace-icon'
import { t } from '../i18n/t'
import styles from './create-workspace.module.css'
import { EntryFrame, entryStyles, Problem } from './entry-frame'
import { useForm } from './use-form'

/** The empty one stands for the name's first letter. */
const icons = ['', '🌾', '🌿', '🍊', '🪴', '🏡', '🏔️', '⛵', '🧭', '🎨', '📚', '🧪', '🚀', '☕', '🎧', '✨']

interface CreateWorkspaceProps {
  readonly userId: Uuid
  readonly isFirst: boolean
  readonly onCreated: (spaceId: Uuid, recordMap: RecordMap) => void
  readonly onCancel: () => void
}

export function CreateWorkspace({ userId, isFirst, onCreated, onCancel }: CreateWorkspaceProps) {
  const [name, setName] = useState('')
  const [icon, setIcon] = useState('')
  const { problems, busy, onSubmit } = useForm<'name'>(
    () => ({ name: name.trim() ? undefined : t('Enter a workspace name') }),
    async () => {
      const { spaceId, recordMap } = await createApi(userId).createSpace({ name: name.trim(), ...(icon && { icon }) })
      onCreated(spaceId, recordMap)
    },
  )
  return (
    <EntryFrame
      title={isFirst ? t('Create your workspace') : t('New workspace')}
      lead={t('A workspace holds your pages and the people you share them with. You can change this later.')}
    >
      {problems.general && <Problem>{problems.general}</Problem>}
      <form className={entryStyles.form} onSubmit={onSubmit} noValidate>
        <Field
          label={t('Name')}
          name="workspace"
          autoComplete="organization"
          placeholder={t('Acme Studio, Home, Thesis…')}
          autoFocus
          size="large"
          maxLength={limits.maxNameCharacters}
          value={name}
          onChange={event => setName(event.target.value)}
          error={problems.fields.name}
          icon={<WorkspaceIcon icon={icon} name={name.trim() || '·'} />}
        />
        <fieldset className={styles.icons}>
          <legend className={styles.legend}>{t('Icon')}</legend>
          {icons.map(choice => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name="icon"
                className={styles.radio}
                checked={choice === icon}
                onChange={() => setIcon(choice)}
                aria-label={choice || t('First letter of the name')}
              />
              {choice ? (
                <span aria-hidden="true">{choice}</span>
              ) : (
                <WorkspaceIcon icon="" name={name.trim() || t('A')} />
              )}
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('Create workspace')}
        </Button>
        {!isFirst && (
          <Button variant="quiet" size="large" wide onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </form>
    </EntryFrame>
  )
}
