// A form as whoever makes it sees it, its questions, how it is filled in and to whom it is open; others only fill it in.

import { useViewsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Tabs } from '@sheaf/ui/tabs/tabs'
import styles from './form.module.css'
import { FormEditor } from './form-editor'
import { FormFill } from './form-fill'
import { FormSharing } from './form-sharing'
import { useFilling } from './use-filling'

export function FormBoard() {
  const { t } = useBlockHost()
  const isConfigurable = useViewsEditable()
  // Here, so that what was answered is still there after a look at another tab.
  const filling = useFilling()
  const fill = <FormFill filling={filling} />
  if (!isConfigurable) return fill
  return (
    <div className={styles.board}>
      <Tabs
        label={t('Form')}
        tabs={[
          { value: 'questions', label: t('Questions'), panel: <FormEditor /> },
          { value: 'fill', label: t('Fill in'), panel: fill },
          { value: 'share', label: t('Sharing'), panel: <FormSharing /> },
        ]}
      />
    </div>
  )
}
