// Everybody in the space, for cells that name people. Who they are is asked for once a session; what they are called is as known now.
import type { Uuid } from '@sheaf/core/ids'
import type { SheafUserValue } from '@sheaf/core/records/sheaf-user'
import type { DatabasePerson } from '@sheaf/editor/host/database'
import { useEffect, useState } from 'react'
import { useDerived, useSession } from '../../data/hooks'
import { pictureUrl } from '../../data/picture-url'
import { spaceMembers } from '../../data/space-members'

const PHOTO_PX = 64
const none: readonly Uuid[] = []

export function useMembers(): readonly DatabasePerson[] {
  const session = useSession()
  const [ids, setIds] = useState(none)
  useEffect(() => {
    let isOver = false
    spaceMembers(session).then(
      found => !isOver && setIds(found),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [session])
  return useDerived(
    replica =>
      ids.flatMap((id): DatabasePerson[] => {
        const user = replica.get('sheaf_user', id) as SheafUserValue | undefined
        if (!user) return []
        const { name, email, profile_photo } = user
        const photo = profile_photo ? pictureUrl(profile_photo, PHOTO_PX) : null
        return [{ id, name: name || email || '', email: email ?? '', photo }]
      }),
    samePeople,
  )
}

const samePeople = (a: readonly DatabasePerson[], b: readonly DatabasePerson[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i]
    return one.id === other?.id && one.name === other.name && one.email === other.email && one.photo === other.photo
  })
