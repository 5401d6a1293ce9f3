// What components of blocks read, drawn again when it changes.
import type { Uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { askingBlocks } from './asking-blocks'
import {
  type BlockChannelState,
  type PageLook,
  type Source,
  type SpacePerson,
  type UploadState,
  useBlockHost,
} from './block-host'

const useSource = <T,>({ subscribe, get }: Source<T>): T => useSyncExternalStore(subscribe, get)

/** The record as the view has it. */
export function useRecord(table: Table, id: Uuid): RecordValue | undefined {
  const { record } = useBlockHost()
  return useSource(useMemo(() => record(table, id), [record, table, id]))
}
export const useBlock = (id: Uuid): BlockValue | undefined => useRecord('block', id) as BlockValue | undefined

/** Whether this person may write here now. */
export const useEditable = (): boolean => useSource(useBlockHost().editable)

/** Everybody in the workspace whom this person may know of; empty before the answer. */
export const usePeople = (): readonly SpacePerson[] => useSource(useBlockHost().people.all)

/** The upload of a block, or null. */
export function useUpload(block: Uuid): UploadState | null {
  const { uploadOf } = useBlockHost().files
  return useSource(useMemo(() => uploadOf(block), [uploadOf, block]))
}

/** Title and icon of a page; undefined while unknown. */
export function usePage(page: Uuid): PageLook | undefined {
  const { lookOf, learn } = useBlockHost().pages
  const block = useBlock(page)
  useEffect(() => learn(page), [learn, page])
  return useMemo(() => block && lookOf(block), [block, lookOf])
}

/** Keeps the page that a block lies on, or that it is, loaded. `gone`: it does not exist, or not for this person. */
export function useChannelOf(block: Uuid): BlockChannelState {
  const { channelOf } = useBlockHost()
  return useSource(useMemo(() => channelOf(block), [channelOf, block]))
}

/**
 * Whether a new block opens its own input. It does so once, and not after the person has moved on.
 */
export function useAsks(id: Uuid): boolean {
  useEffect(() => () => askingBlocks.drop(id), [id])
  return useSyncExternalStore(askingBlocks.subscribe, () => askingBlocks.has(id))
}
/** Whether what a block is filled in by is open; it begins so where the block opens it by itself. */
export function useAskOpen(id: Uuid, mayAsk: boolean): readonly [boolean, (open: boolean) => void] {
  const asks = useAsks(id) && mayAsk
  const [isOpen, setOpen] = useState(asks)
  const [didAsk, setDidAsk] = useState(asks)
  if (didAsk && !asks) {
    setDidAsk(false)
    setOpen(false)
  }
  return [isOpen, setOpen]
}

/** Whether a block was just made in this tab. True once only, not when it is rendered again. */
export function useFresh(id: Uuid): boolean {
  const { fresh } = useBlockHost()
  const [isFresh] = useState(() => fresh.has(id))
  useEffect(() => fresh.drop(id), [fresh, id])
  return isFresh
}
