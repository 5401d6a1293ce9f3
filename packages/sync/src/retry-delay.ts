// Delays between retries, as the specification gives them (client-platform.md 9.1), with jitter so that a restart is not a stampede.
import { limits, retryDelaysMs } from '@sheaf/core/limits'
import type { ClientWorld } from './client-ports'

export const retryDelayMs = (failures: number, world: Pick<ClientWorld, 'random'>): number =>
  (retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] as number) + world.random(limits.maxRetryJitterMs + 1)
