// Files as an answer: chosen or dropped, sent at once, taken out again.

import picker from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { useFileDrop } from '@sheaf/ui/file-drop/use-file-drop'
import { CloseIcon, Icon, UploadIcon } from '@sheaf/ui/icon/icon'
import { FileSign } from '../../properties/file-sign'
import { fileKey, type StoredFile } from '../../properties/file-words'
import { SendingList } from '../../properties/sending-list'
import { AnswerFrame, type AnswerTexts } from './answer-frame'
import styles from './form.module.css'
import type { Filling } from './use-filling'

interface AnswerFilesProps extends AnswerTexts {
  readonly property: string
  readonly files: readonly StoredFile[]
  readonly filling: Filling
  readonly onChange: (files: readonly StoredFile[]) => void
  readonly onSend: () => void
}

export function AnswerFiles({ property, files, filling, onChange, onSend, ...texts }: AnswerFilesProps) {
  const { t, files: host } = useBlockHost()
  const { sender, pictureOf } = filling
  const send = (chosen: readonly File[]): void => {
    if (chosen.length === 0) return
    onSend()
    sender.send(property, chosen)
  }
  const drop = useFileDrop(send)
  return (
    <AnswerFrame {...texts}>
      {files.length > 0 && (
        <ul role="list" className={styles.chosen}>
          {files.map((file, i) => (
            <li key={fileKey(file)} className={picker.row}>
              <FileSign file={file} source={pictureOf(file)} />
              <span className={picker.words}>
                <bdi>{file.name}</bdi>
              </span>
              <IconButton
                label={t('Remove “{name}”', { name: file.name })}
                icon={<Icon of={CloseIcon} />}
                onClick={() => onChange(files.toSpliced(i, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.sending}>
        <SendingList {...sender} sending={sender.sending.filter(one => one.property === property)} />
      </div>
      <div className={styles.drop} {...drop}>
        <Button
          data-begin=""
          icon={<Icon of={UploadIcon} />}
          onClick={() => void host.pick('', true).then(chosen => send(chosen))}
        >
          {t('Choose files')}
        </Button>
        <span className={styles.hint}>{t('or drop them here')}</span>
      </div>
    </AnswerFrame>
  )
}
