// The people behind the connections on a page, with their names.
import type { Uuid } from '@sheaf/core/ids'
import type { SheafUserValue } from '@sheaf/core/records/sheaf-user'
import { useEffect } from 'react'
import { t } from '../i18n/t'
import { useDerived, usePeers, useSession } from './hooks'
import { pictureUrl } from './picture-url'

/** The largest that a face is drawn. */
const PHOTO_PX = 64

export interface Person {
  readonly id: Uuid
  readonly name: string
  readonly photo: string | undefined
}

/** Everyone else on the page, once each, in the order of their ids so that faces keep their places. */
export function usePeople(pageId: Uuid): readonly Person[] {
  const session = useSession()
  const peers = usePeers(pageId)
  const ids = [...new Set(peers.map(peer => peer.userId))].filter(id => id !== session.userId).sort()
  const key = ids.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the list holds
  useEffect(() => session.learnPeople(ids), [session, key])
  return useDerived(replica => ids.map(id => personOf(id, replica.get('sheaf_user', id))), samePeople)
}

export function personOf(id: Uuid, user: SheafUserValue | undefined): Person {
  const photo = user?.profile_photo && pictureUrl(user.profile_photo, PHOTO_PX)
  return { id, name: user?.name || user?.email || t('Someone'), photo: photo || undefined }
}

const samePeople = (a: readonly Person[], b: readonly Person[]): boolean =>
  a.length === b.length &&
  a.every((person, i) => person.id === b[i]?.id && person.name === b[i].name && person.photo === b[i].photo)
