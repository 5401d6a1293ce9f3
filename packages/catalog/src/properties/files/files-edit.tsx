// The files of a cell: sent from this device or linked to, renamed, moved, removed.

import type { EditProps } from '@sheaf/database/contract/database'
import picker from '@sheaf/database/lists/picker.module.css'
import { dropEdge, useReorder } from '@sheaf/database/lists/use-reorder'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { CloseIcon, GripIcon, Icon, LinkIcon, UploadIcon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { linkedFile, movedFile, renamedFile, valueOfFiles } from '../file-edits'
import { FileSign } from '../file-sign'
import { fileKey, readFiles, type StoredFile } from '../file-words'
import { SendingList } from '../sending-list'
import { useSending } from '../use-sending'

export function FilesEdit({ row, value, property, onChange }: EditProps) {
  const { t, files: host } = useBlockHost()
  const list = useRef<HTMLUListElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const files = readFiles(value)
  // A file arrives later than this was drawn: it is put behind those that are there then.
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  })
  useEffect(() => upload.current?.focus(), [])
  const set = (next: readonly StoredFile[]): void => {
    latest.current = [...next]
    onChange(valueOfFiles(next))
  }
  const sender = useSending({ id: row }, (_property, file) => set([...latest.current, file]))
  const { dragging, grip } = useReorder(list, (from, to) => set(movedFile(files, from, to)))
  return (
    <div className={picker.picker} role="group" aria-label={property.name}>
      <div className={picker.panel}>
        <ul ref={list} role="list" className={picker.items}>
          {files.map((file, i) => (
            <li key={fileKey(file)} className={picker.row} data-item="" data-drop={dropEdge(dragging, i)}>
              <button
                type="button"
                className={picker.grip}
                aria-label={t('Move “{name}” with the arrow keys', { name: file.name })}
                {...grip(i)}
              >
                <Icon of={GripIcon} />
              </button>
              <FileSign file={file} />
              <span className={picker.words}>
                <Field
                  label={t('Name of “{name}”', { name: file.name })}
                  labelHidden
                  defaultValue={file.name}
                  onBlur={event => {
                    const { value: name } = event.currentTarget
                    if (name.trim() !== '' && name.trim() !== file.name) set(renamedFile(files, i, name))
                  }}
                />
              </span>
              <IconButton
                label={t('Remove “{name}”', { name: file.name })}
                icon={<Icon of={CloseIcon} />}
                onClick={() => set(files.toSpliced(i, 1))}
              />
            </li>
          ))}
        </ul>
        <SendingList {...sender} />
        <Button
          ref={upload}
          wide
          icon={<Icon of={UploadIcon} />}
          onClick={() => void host.pick('', true).then(chosen => sender.send(property.id, chosen))}
        >
          {t('Choose files')}
        </Button>
        <LinkField onAdd={file => set([...files, file])} />
      </div>
    </div>
  )
}

function LinkField({ onAdd }: { readonly onAdd: (file: StoredFile) => void }) {
  const { t } = useBlockHost()
  const [words, setWords] = useState('')
  const [isRefused, setRefused] = useState(false)
  const add = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || words.trim() === '') return
    event.preventDefault()
    const file = linkedFile(words)
    setRefused(file === null)
    if (!file) return
    onAdd(file)
    setWords('')
  }
  return (
    <Field
      label={t('File link')}
      labelHidden
      placeholder={t('Or paste a link and press Enter')}
      icon={<Icon of={LinkIcon} />}
      inputMode="url"
      dir="auto"
      value={words}
      {...(isRefused && { error: t('Enter a valid link') })}
      onChange={event => {
        setWords(event.currentTarget.value)
        setRefused(false)
      }}
      onKeyDown={add}
    />
  )
}
