// Everything a call may use. Made once in compose.ts; nothing here is a global.
import type { Accounts } from '../auth/accounts'
import type { EmailCodes } from '../auth/email-codes'
import type { KnownDevices } from '../auth/known-devices'
import type { RateLimits } from '../auth/rate-limits'
import type { Sessions } from '../auth/sessions'
import type { Bus } from '../bus/bus'
import type { Collections } from '../collections/collections'
import type { RunningWork } from '../collections/running-work'
import type { Files } from '../files/files'
import type { Followers } from '../followers/followers'
import type { Jobs } from '../jobs/jobs'
import type { Log } from '../log'
import type { Mailer } from '../mail/mailer'
import type { MemoryBudget } from '../memory/memory-budget'
import type { Metrics } from '../metrics/metrics'
import type { Outgoing } from '../outgoing/outgoing'
import type { PageMemory } from '../pages/page-memory'
import type { Settings } from '../settings'
import type { KeptSidebars } from '../spaces/kept-sidebars'
import type { PageNumbers } from '../spaces/page-numbers'
import type { RecordMemory } from '../spaces/record-memory'
import type { RoleCache } from '../spaces/role-cache'
import type { Rooms } from '../spaces/rooms'
import type { OpenDatabase } from '../storage/database'
import type { Throttles } from '../throttle/user-throttle'
import type { Unfurler } from '../unfurl/unfurler'
import type { Origins } from './origins'

export interface Services extends Pick<OpenDatabase, 'database' | 'pool'> {
  readonly settings: Settings
  readonly log: Log
  readonly metrics: Metrics
  readonly origins: Origins
  readonly mailer: Mailer
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly emailCodes: EmailCodes
  readonly rateLimits: RateLimits
  readonly knownDevices: KnownDevices
  readonly throttles: Throttles
  readonly bus: Bus
  /** The record engine: transactions in, entries out. */
  readonly rooms: Rooms
  /** Roles on many records of a space at once. */
  readonly roleCache: RoleCache
  /** Collections in memory, to be asked. */
  readonly collections: Collections
  /** Pages that were read a moment ago, ready to be sent. */
  readonly pages: PageMemory
  /** Records that were asked for a moment ago. */
  readonly records: RecordMemory
  readonly sidebars: KeptSidebars
  /** Work that outlives the process. */
  readonly jobs: Jobs
  /** What takes longer than a call. */
  readonly running: RunningWork
  /** What is held only to be quick. */
  readonly memory: MemoryBudget
  /** Pages behind rows of the search index. */
  readonly pageNumbers: PageNumbers
  /** What follows the log. */
  readonly followers: Followers
  readonly files: Files
  /** The only way to ask another host anything. */
  readonly outgoing: Outgoing
  readonly unfurler: Unfurler
  readonly now: () => number
  /** Aborted when the server begins to stop: no new work from here on. */
  readonly stopping: AbortSignal
}
