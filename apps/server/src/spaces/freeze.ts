// Freezes a space and lifts the freeze. While it is frozen every write is refused with SpaceFrozenError and clients keep what they
// have; the counter's row is the truth, the space's settings only tell people.
import type { Uuid } from '@sheaf/core/ids'
import type { Services } from '../http/server-parts'
import { setFrozen } from '../storage/space/set-frozen'

type FreezeParts = Pick<Services, 'pool' | 'rooms' | 'now'>

export async function freezeSpace(
  services: FreezeParts,
  spaceId: Uuid,
  actorId: Uuid,
  reason = 'migration',
): Promise<void> {
  await tell(services, spaceId, actorId, { enabled: true, start_ts: services.now(), reason })
  await setFrozen(services.pool, spaceId, reason)
}

export async function unfreezeSpace(services: FreezeParts, spaceId: Uuid, actorId: Uuid): Promise<void> {
  await setFrozen(services.pool, spaceId, null)
  await tell(services, spaceId, actorId, undefined)
}

async function tell(
  services: FreezeParts,
  spaceId: Uuid,
  actorId: Uuid,
  freeze: Record<string, unknown> | undefined,
): Promise<void> {
  await services.rooms.change(spaceId, { userId: actorId }, state => {
    const { freeze: _before, ...settings } = (state.get('space', spaceId)?.['settings'] ?? {}) as Record<
      string,
      unknown
    >
    state.change('space', spaceId, { settings: freeze ? { ...settings, freeze } : settings })
  })
}
