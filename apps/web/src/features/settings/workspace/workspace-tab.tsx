// The workspace itself: its name and icon, where it is to be found, what can be taken out of it, and its end.
import { exportAddress } from '@sheaf/core/api/export-address'
import { limits } from '@sheaf/core/limits'
import { Button } from '@sheaf/ui/button/button'
import { DownloadIcon, Icon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { usePicture } from '../../../data/files/use-picture'
import { useRecord, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { IconChoice } from '../icon-choice'
import { SavedField } from '../saved-field'
import { Note, Row, Section, SettingsPage } from '../setting'
import styles from '../settings.module.css'
import type { SettingsNeighbours } from '../settings-dialog'
import { useFieldSave } from '../use-field-save'
import { useMembership } from '../use-role'
import { DeleteSpaceDialog } from './delete-space-dialog'
import { DomainField } from './domain-field'
import { LeaveSpaceDialog } from './leave-space-dialog'

const nameProblem = (name: string): string | undefined => {
  if (!name.trim()) return t('Enter a name.')
  return name.length > limits.maxNameCharacters
    ? t('Use at most {count} characters.', { count: limits.maxNameCharacters })
    : undefined
}

function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

export function WorkspaceTab({ EmojiChoice, onNamesChanged, onSpaceGone }: SettingsNeighbours) {
  const session = useSession()
  const space = useRecord('space', session.spaceId)
  const isOwner = useMembership() === 'owner'
  const save = useFieldSave()
  const [open, setOpen] = useState<'leave' | 'delete' | null>(null)
  const pointer = session.pointer('space', session.spaceId)
  const saveIcon = (icon: string | null): void =>
    save(pointer, 'icon', icon, icon ? t('The icon was changed') : t('The icon was removed'))
  const picture = usePicture({ parentTable: 'space', parentId: session.spaceId }, saveIcon)
  const name = space?.name ?? ''
  return (
    <SettingsPage>
      <Section title={t('Workspace')}>
        {!isOwner && <Note>{t('Owners of this workspace can change this.')}</Note>}
        <div className={styles.row}>
          <IconChoice
            label={t('Icon of the workspace')}
            icon={space?.icon}
            disabled={!isOwner}
            picture={picture}
            onChoose={saveIcon}
            EmojiChoice={EmojiChoice}
          />
          <div className={styles.words}>
            <SavedField
              label={t('Name of the workspace')}
              value={name}
              disabled={!isOwner}
              problemOf={nameProblem}
              onSave={value => {
                save(pointer, 'name', value)
                onNamesChanged()
              }}
            />
          </div>
        </div>
      </Section>
      <Section title={t('Domain')}>
        <DomainField mayChange={isOwner} />
      </Section>
      <Section title={t('Export')}>
        <Row
          title={t('Download everything')}
          text={t('All pages that you may read as Markdown, with the files on them, in one archive.')}
        >
          <Button
            icon={<Icon of={DownloadIcon} />}
            disabled={space?.disable_export === true}
            onClick={() => download(exportAddress(session.spaceId, session.userId))}
          >
            {t('Export')}
          </Button>
        </Row>
      </Section>
      <Section title={t('Danger zone')}>
        <Row
          title={t('Leave this workspace')}
          text={t('What you wrote stays. Somebody has to invite you to come back.')}
        >
          <Button onClick={() => setOpen('leave')}>{t('Leave')}</Button>
        </Row>
        {isOwner && (
          <Row title={t('Delete this workspace')} text={t('For everybody in it, with all its pages.')}>
            <Button variant="danger" onClick={() => setOpen('delete')}>
              {t('Delete workspace')}
            </Button>
          </Row>
        )}
      </Section>
      {open === 'leave' && <LeaveSpaceDialog name={name} onClose={() => setOpen(null)} onLeft={onSpaceGone} />}
      {open === 'delete' && <DeleteSpaceDialog name={name} onClose={() => setOpen(null)} onDeleted={onSpaceGone} />}
    </SettingsPage>
  )
}
