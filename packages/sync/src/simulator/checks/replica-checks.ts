// Every device against the store: what it reads is what is stored, letter by letter, and it holds nothing it may not read.
import { recordKey, recordSource } from '@sheaf/core/operations/space-state'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import { channelsOfRecord } from '../../channels'
import { canonicalJson } from '../canonical-json'
import type { Device } from '../device'
import { kinds, type SimSpace } from '../sim-space'
import { cutDelta, type StoredSpace } from './stored-space'

export function replicaChecks(store: StoredSpace, space: SimSpace, device: Device, now: number): string[] {
  const errors: string[] = []
  const { client } = device
  const { replica } = client
  const say = (what: string): void => void errors.push(`${device.name}: ${what}`)
  const byKey = new Map(store.records.map(({ table, value }) => [recordKey(table, value.id), value]))
  const source = recordSource((table, id) => byKey.get(recordKey(table, id)))
  const mayRead = (pointer: Parameters<typeof roleOf>[1]): boolean =>
    allows(roleOf(personActor(device.userId), pointer, source, now), 'read')

  if (!client.online) say('is not connected')
  if (client.unsent > 0) say(`still has ${client.unsent} transactions to send`)
  if (replica.pending.length > 0) say(`still has ${replica.pending.length} pending transactions`)
  else if (replica.view.own.size > 0) say('predicts without anything pending')

  const open = new Set(device.openPages.filter(page => client.isLoaded(page)))
  for (const page of space.pages)
    if (mayRead(space.pointer(page)) && !open.has(page)) say(`may read ${page} and does not have it`)
  for (const { table, value } of store.records) {
    if (!channelsOfRecord(table, value, source, kinds).some(channel => open.has(channel))) continue
    const wanted = canonicalJson(value)
    const held = replica.confirmed.get(table, value.id)
    const shown = replica.get(table, value.id)
    if (canonicalJson(held) !== wanted) say(`holds ${table} ${value.id} as ${canonicalJson(held)}, stored is ${wanted}`)
    if (shown !== held && canonicalJson(shown) !== wanted) say(`shows another ${table} ${value.id}`)
    const text = store.texts.get(value.id)
    if (text && canonicalJson([...text]) !== canonicalJson([...cutDelta(replica.texts.yText(value.id).toDelta())]))
      say(`has another text of ${value.id}`)
  }
  for (const { table, value } of replica.confirmed.all())
    if (!mayRead({ table, id: value.id, spaceId: space.id })) say(`holds ${table} ${value.id} without a role`)
  for (const text of replica.confirmed.textIds())
    if (!mayRead(space.pointer(text))) say(`holds the text ${text} without a role`)
  return errors
}
