// The workspace itself: its name and icon, where it is to be found, what can be taken out of it, and its end.
import { renamePlace, setPlaceIcon } from '@sheaf/core/actions/space-fields'
import { limits } from '@sheaf/core/limits'
import { Button } from '@sheaf/ui/button/button'
import { DownloadIcon, Icon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { usePicture } from '../../../data/files/use-picture'
import { framePanel } from '../../../data/frame-panel'
import { useRecord, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import type { SettingsNeighbours } from '../define-settings-pane'
import { IconChoice } from '../icon-choice'
import { SavedField } from '../saved-field'
import { Note, Row, Section, SettingsPage } from '../setting'
import styles from '../settings.module.css'
import { useFieldSave } from '../use-field-save'
import { useMembership } from '../use-role'
import { DeleteSpaceDialog } from './delete-space-dialog'
import { DomainField } from './domain-field'
import { LeaveSpaceDialog } from './leave-space-dialog'

const nameProblem = (name: string): string | undefined => {
  if (!name.trim()) return t('Enter a name')
  return name.length > limits.maxNameCharacters
    ? t('Use up to {count} characters', { count: limits.maxNameCharacters })
    : undefined
}

export function WorkspaceTab({ EmojiChoice, onNamesChanged, onSpaceGone }: SettingsNeighbours) {
  const session = useSession()
  const space = useRecord('space', session.spaceId)
  const isOwner = useMembership() === 'owner'
  const save = useFieldSave()
  const [open, setOpen] = useState<'leave' | 'delete' | null>(null)
  const place = { table: 'space', id: session.spaceId } as const
  const saveIcon = (icon: string | null): void =>
    save(draft => setPlaceIcon(draft, place, icon), icon ? t('Icon updated') : t('Icon removed'))
  const picture = usePicture({ parentTable: 'space', parentId: session.spaceId }, saveIcon)
  const name = space?.name ?? ''
  return (
    <SettingsPage>
      <Section title={t('Workspace')}>
        {!isOwner && <Note>{t('Only workspace owners can change this.')}</Note>}
        <div className={styles.row}>
          <IconChoice
            label={t('Workspace icon')}
            icon={space?.icon}
            disabled={!isOwner}
            picture={picture}
            onChoose={saveIcon}
            EmojiChoice={EmojiChoice}
          />
          <div className={styles.words}>
            <SavedField
              label={t('Workspace name')}
              value={name}
              disabled={!isOwner}
              problemOf={nameProblem}
              onSave={value => {
                save(draft => renamePlace(draft, place, value))
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
          title={t('Export all workspace content')}
          text={t('All pages you can view as Markdown, databases as CSV, and files.')}
        >
          <Button
            icon={<Icon of={DownloadIcon} />}
            disabled={space?.disable_export === true}
            onClick={() => framePanel.set({ name: 'export' })}
          >
            {t('Export')}
          </Button>
        </Row>
      </Section>
      <Section title={t('Danger zone')}>
        <Row title={t('Leave workspace')} text={t('Your content stays. To come back, you need a new invitation.')}>
          <Button onClick={() => setOpen('leave')}>{t('Leave')}</Button>
        </Row>
        {isOwner && (
          <Row title={t('Delete this workspace')} text={t('Deletes all its pages and files for everyone.')}>
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
