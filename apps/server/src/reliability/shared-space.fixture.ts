// A server with a space of two people, for the tests of one file: `const { owner, member, … } = await sharedSpace()` at its top.
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { afterAll } from 'vitest'
import { type ListeningServer, startListening } from './listening-server.fixture'
import type { Person } from './person.fixture'

interface SharedSpace {
  readonly server: ListeningServer
  readonly owner: Person
  readonly member: Person
  readonly spaceId: Uuid
  /** The space's first page. */
  readonly pageId: Uuid
  readonly space: Pointer
  /** Everybody's team, where both may write. */
  readonly team: Pointer
  readonly teamId: Uuid
}

export async function sharedSpace(name?: string): Promise<SharedSpace> {
  const server = await startListening()
  afterAll(() => server.discard())
  const owner = await server.signUp('Owner')
  const member = await server.signUp('Member')
  const { spaceId, pageId, teamId } = await owner.createSpace(name)
  await server.join(spaceId, owner, member)
  const space: Pointer = { table: 'space', id: spaceId, spaceId }
  return { server, owner, member, spaceId, pageId, space, teamId, team: { table: 'team', id: teamId, spaceId } }
}
