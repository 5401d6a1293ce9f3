// A form over the settings: what it asks for, what went wrong with the whole of it, and what sends it.
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { type ReactNode, useId } from 'react'
import { t } from '../../i18n/t'
import type { Form } from '../../screens/use-form'
import { Problem } from './setting'
import styles from './settings.module.css'

interface FormDialogProps {
  readonly form: Form<string>
  readonly title: string
  readonly description: string
  readonly submitLabel: string
  /** It cannot be undone: this is the way out of it, and the other button warns. */
  readonly keepLabel?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function FormDialog({ form, title, description, submitLabel, keepLabel, onClose, children }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      size="small"
      keepOnOutsidePress
      onOpenChange={open => !open && onClose()}
      closeLabel={t('Close')}
      title={title}
      description={description}
      footer={
        <>
          {keepLabel && <Button onClick={onClose}>{keepLabel}</Button>}
          <Button variant={keepLabel ? 'danger' : 'primary'} type="submit" form={id} loading={form.busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
        {form.problems.general && <Problem>{form.problems.general}</Problem>}
        {children}
      </form>
    </Dialog>
  )
}
