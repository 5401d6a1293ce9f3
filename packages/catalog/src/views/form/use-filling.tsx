// A form that is being filled in. The row's id is there from the beginning: files are sent for it before it is made.
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useEffect, useRef, useState } from 'react'
import { isPicture } from '../../properties/file-edits'
import { fileKey, type StoredFile } from '../../properties/file-words'
import { type FileSender, useSending } from '../../properties/use-sending'
import { type Answer, type Answers, filesIn } from './answers'

export interface Filling {
  readonly row: Uuid
  readonly answers: Answers
  readonly answer: (id: PropertyId, answer: Answer) => void
  readonly sender: FileSender
  /** Where a picture is seen while nobody can read it from the server: its row is not there. */
  readonly pictureOf: (file: StoredFile) => string | undefined
  /** The next row. */
  readonly beginAnew: () => void
}

export function useFilling(): Filling {
  const { newId } = useBlockHost()
  const { collectionId } = useDatabase('collectionId')
  const [row, setRow] = useState(newId)
  const [answers, setAnswers] = useState<Answers>({})
  const pictures = useRef(new Map<string, string>())
  const sender = useSending({ id: row, newIn: collectionId }, (property, stored, file) => {
    if (isPicture(stored)) pictures.current.set(fileKey(stored), URL.createObjectURL(file))
    setAnswers(held => ({ ...held, [property]: [...filesIn(held[property]), stored] }))
  })
  const end = (): void => {
    sender.cancelAll()
    for (const url of pictures.current.values()) URL.revokeObjectURL(url)
    pictures.current.clear()
  }
  // Whoever leaves has not sent it: nothing is waiting for what is on its way.
  const leave = useRef(end)
  useEffect(() => {
    leave.current = end
  })
  useEffect(() => () => leave.current(), [])
  return {
    row,
    answers,
    answer: (id, answer) => setAnswers(held => ({ ...held, [id]: answer })),
    sender,
    pictureOf: file => pictures.current.get(fileKey(file)),
    beginAnew: () => {
      end()
      setAnswers({})
      setRow(newId())
    },
  }
}
