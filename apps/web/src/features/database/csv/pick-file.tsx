// Asks for a file: chosen, or dropped here.
import { Button } from '@sheaf/ui/button/button'
import { useFileDrop } from '@sheaf/ui/file-drop/use-file-drop'
import { Icon, UploadIcon } from '@sheaf/ui/icon/icon'
import { pickFiles } from '../../../data/files/pick-files'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'

const ACCEPT = '.csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values,text/plain'

interface PickFileProps {
  readonly problem: string | null
  readonly onFile: (file: File) => void
}

export function PickFile({ problem, onFile }: PickFileProps) {
  const drop = useFileDrop(([file]) => onFile(file))
  const pick = async (): Promise<void> => {
    const [file] = await pickFiles(ACCEPT)
    if (file) onFile(file)
  }
  return (
    <>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.drop} {...drop}>
        <Button variant="primary" icon={<Icon of={UploadIcon} />} onClick={() => void pick()}>
          {t('Choose a file')}
        </Button>
        <p>{t('Or drop it here. Values can be separated by commas, semicolons, or tabs.')}</p>
      </div>
    </>
  )
}
