// Limits that only the server holds: no client carries them.
import { units } from './limits'

export const serverLimits = {
  // What this process and the bundled PostgreSQL may take together; a default of settings.
  memoryBytes: 1_536 * units.mbBytes,

  /** Bold, a colour, a link and so on, and every discussion that is about it. */
  maxMarksPerCharacter: 100,

  // Searching, and what people visited.
  /** A page is found by words that stand in the same piece of it, or in its title; shorter pages are one piece. */
  blocksPerSearchPart: 500,
  charactersPerSearchPart: 100_000,
  /** Two visits of a page within this time are one. */
  pageVisitMs: units.minuteMs,
  /** Of a person's visits, the latest count. */
  visitsLookedAt: 1_000,

  // Sockets, and what goes into one commit.
  maxPresenceBytes: 2 * units.kbBytes,
  maxSubscriptionsPerSocket: 1_000,
  maxSocketsPerUser: 100,
  spacesPerBatch: 16,
  /** A transaction of so many operations is worked out apart, while others go on. */
  operationsInTurn: 200,

  // How often, per account or address. Signing in is the slowest on purpose.
  signInAttemptsPerHour: 30,
  emailCodesPerHour: 10,
  emailCodeLifetimeMs: 10 * units.minuteMs,
  maxEmailCodeAttempts: 5,
  signUpsPerAddressPerHour: 300,
  invitesPerUserPerDay: 200,
  /** Each person that a notification is for counts. */
  notificationsPerUserPerDay: 200,
  inviteLifetimeMs: 14 * units.dayMs,
  callsPerUserPerMinute: 3_000,
  /**
   * A key is a transaction: 15 a second are 900 a minute, a key held down is 2,000. Both at once and a large paste every ten seconds
   * stay below. An outbox of a week offline does not: what is beyond goes out at this pace.
   */
  transactionsPerUserPerMinute: 6_000,

  // Files. Size and quota are defaults of settings.
  spaceFileBytes: 100 * 1024 * units.mbBytes,
  uploadLifetimeMs: units.dayMs,
  /** How long a file waits for the row that it was sent for. The row may lie in the outbox of somebody who is offline. */
  rowlessFileLifetimeMs: 30 * units.dayMs,
  uploadsPerUserPerHour: 2_000,
  /** What an upload has to bring every `limits.requestTimeoutMs` not to be taken for one that trickles: a kilobyte a second. */
  minUploadBytesPerWindow: 30 * units.kbBytes,
  /** What a picture unpacks to. A bomb is small on the wire. */
  maxImagePixels: 100_000_000,
  /** Beyond this, an image is shown as it is. */
  maxResizedImageBytes: 64 * units.mbBytes,
  resizedImageLifetimeMs: 30 * units.dayMs,
  fileLinkLifetimeMs: 2 * units.hourMs,

  // Outgoing requests.
  maxRedirects: 3,
  outgoingTimeoutMs: 10 * units.secondMs,
  maxOutgoingBytes: 10 * units.mbBytes,
  maxUnfurlBytes: 2 * units.mbBytes,
  unfurlsPerUserPerHour: 300,
  /** Pictures of other hosts that a person makes us fetch; what is kept costs nothing. */
  externalImagesPerUserPerHour: 2_000,
  unfurlCacheMs: units.hourMs,
} as const
