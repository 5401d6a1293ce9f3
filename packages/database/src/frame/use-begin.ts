// A database that was just made has no views yet. A new one becomes the place of a new collection; a copy shows what the original
// shows, in views of its own. That belongs to making it: it is no step of its own to be undone. Who made it does it at once; where that
// broke off, by a reload or because this part came late, whoever has it open a while later does.

import { beginDatabase, copyViews } from '@sheaf/core/actions/database/begin-database'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { useEditable, useFresh } from '@sheaf/editor/host/use-block'
import { useEffect, useRef, useState } from 'react'
import { useDatabaseHost } from '../host/database-host'
import { firstNames } from '../host/first-names'

const BROKEN_OFF_MS = 5_000

export function useBegin(blockId: Uuid): void {
  const session = useSession()
  const { t } = useBlockHost()
  const { ports } = useDatabaseHost()
  const isEditable = useEditable()
  const isFresh = useFresh(blockId)
  const [hasBrokenOff, setBrokenOff] = useState(false)
  const hasBegun = useRef(false)
  const block = useRecord('block', blockId)
  const wanted = block?.format?.['begin_with_view']
  const copied = block?.format?.['begin_with_views']
  const isEmpty = block !== undefined && !block.view_ids?.length
  const isWaiting = isEmpty && isEditable && typeof wanted === 'string' && !isFresh
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setBrokenOff(true), BROKEN_OFF_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useEffect(() => {
    if (hasBegun.current || !isEmpty || !isEditable) return
    const isNew = (isFresh || hasBrokenOff) && typeof wanted === 'string'
    if (!isNew && !Array.isArray(copied)) return
    hasBegun.current = true
    session.client.commit(draft => {
      if (isNew) beginDatabase(draft, ports, firstNames(t), blockId, wanted)
      else copyViews(draft, blockId, copied as readonly Uuid[])
    })
  }, [session, ports, t, blockId, isFresh, hasBrokenOff, isEmpty, isEditable, wanted, copied])
}
