// Everybody in the space, for what names people. Who they are is asked for once a session; what they are called is as known now.
import type { Uuid } from '@sheaf/core/ids'
import type { Source, SpacePerson } from '@sheaf/editor/host/block-host'
import { useSyncExternalStore } from 'react'
import { useSession } from './hooks'
import { pictureUrl } from './picture-url'
import { spaceMembers } from './space-members'
import type { SpaceSession } from './space-session'

const PHOTO_PX = 64
const sources = new WeakMap<SpaceSession, Source<readonly SpacePerson[]>>()

/** Requested while something listens; empty before the answer. */
export function membersOf(session: SpaceSession): Source<readonly SpacePerson[]> {
  const known = sources.get(session) ?? memberSource(session)
  sources.set(session, known)
  return known
}

export function useMembers(): readonly SpacePerson[] {
  const { subscribe, get } = membersOf(useSession())
  return useSyncExternalStore(subscribe, get)
}

function memberSource(session: SpaceSession): Source<readonly SpacePerson[]> {
  const { watch, replica } = session
  let ids: readonly Uuid[] = []
  let held: readonly SpacePerson[] = []
  return {
    subscribe: listener => {
      let isOver = false
      spaceMembers(session).then(
        found => {
          ids = found
          if (!isOver) listener()
        },
        () => {},
      )
      const leave = watch.subscribeAny(listener)
      return () => {
        isOver = true
        leave()
      }
    },
    get: () => {
      const people = ids.flatMap((id): SpacePerson[] => {
        const user = replica.get('sheaf_user', id)
        if (!user) return []
        const { name, email, profile_photo } = user
        const photo = profile_photo ? pictureUrl(profile_photo, PHOTO_PX) : null
        return [{ id, name: name || email || '', email: email ?? '', photo }]
      })
      if (!samePeople(held, people)) held = people
      return held
    },
  }
}

const samePeople = (a: readonly SpacePerson[], b: readonly SpacePerson[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i]
    return one.id === other?.id && one.name === other.name && one.email === other.email && one.photo === other.photo
  })
