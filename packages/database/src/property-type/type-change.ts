// The type of a property is changed by the server, which alone has all rows. Here it is asked what that would do, then to do it, and
// whoever waits is told how far it has come.
import type { changePropertyType } from '@sheaf/core/api/collection/change-property-type'
import type { InputOf, OutputOf } from '@sheaf/core/api/define'
import type { QueryContext } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { HostSession } from '@sheaf/editor/host/session'
import { untilDone } from '@sheaf/sync/long-call'
import { whenSaved } from '@sheaf/sync/when-saved'

export type TypeAnswer = OutputOf<typeof changePropertyType>
export type TypeRequest = Pick<InputOf<typeof changePropertyType>, 'propertyId' | 'type' | 'settings' | 'returnTo'>

interface TypeChanges {
  /** What would be lost. */
  readonly look: (request: TypeRequest) => Promise<TypeAnswer>
  readonly run: (request: TypeRequest, onProgress: (answer: TypeAnswer) => void) => Promise<TypeAnswer>
}

export function typeChanges(
  session: HostSession,
  newId: () => Uuid,
  collectionId: Uuid,
  { zone, locale }: Pick<QueryContext, 'zone' | 'locale'>,
): TypeChanges {
  const { api, spaceId } = session
  const ask = async (request: TypeRequest, changeId: Uuid, dryRun: boolean): Promise<TypeAnswer> => {
    await whenSaved(session)
    return api.changePropertyType({ ...request, spaceId, collectionId, changeId, dryRun, context: { zone, locale } })
  }
  return {
    look: request => ask(request, newId(), true),
    run: (request, onProgress) => {
      const changeId = newId()
      return untilDone(() => ask(request, changeId, false), onProgress)
    },
  }
}
