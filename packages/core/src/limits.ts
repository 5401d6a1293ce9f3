// Every limit has one row here, with its unit in its name. What is not listed is not limited on purpose.

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** client-platform.md 9.1 */
export const units = {
  secondMs: SECOND_MS,
  minuteMs: MINUTE_MS,
  hourMs: HOUR_MS,
  dayMs: DAY_MS,
  weekMs: 7 * DAY_MS,
  yearMs: 365 * DAY_MS,
  kbBytes: 1024,
  mbBytes: 1_048_576,
} as const

export const limits = {
  // A request's body. Depth counts brackets: a mark on a word inside a transaction is about 14 deep.
  bodyBytes: 10 * units.mbBytes,
  maxJsonDepth: 64,
  maxJsonNodes: 1_000_000,
  maxKeysPerObject: 50_000,

  // Transactions. An editor action is a handful of operations; a paste or an import is cut into pieces of this size.
  operationsPerTransaction: 5_000,
  transactionsPerRequest: 100,
  transactionsInFlight: 8,
  pathMaxDepth: 16,
  pathPartMaxLength: 1_000,
  maxAnchors: 3,
  transactionsPerBatch: 64,
  spacesPerBatch: 16,
  /** How often the reducer may stop to load what it turned out to need. */
  loadRoundsPerTransaction: 500,
  /** A moved subtree changes page in one transaction up to this size; beyond it in the background. */
  blocksPerMove: 5_000,
  maxTreeDepth: 1_000,
  maxOrderKeyCharacters: 200,

  // Content.
  maxTextCharacters: 100_000,
  maxTextUpdateBytes: units.mbBytes,
  maxTextStateBytes: 4 * units.mbBytes,
  maxTitleCharacters: 2_000,
  maxNameCharacters: 255,
  maxDescriptionCharacters: 2_000,
  maxUrlCharacters: 2_048,
  maxEmailCharacters: 254,
  minPasswordCharacters: 8,
  maxPasswordCharacters: 200,
  maxChildrenPerBlock: 100_000,
  maxPermissionItems: 1_000,
  maxPropertiesPerCollection: 500,
  maxSchemaBytes: 512 * units.kbBytes,
  maxRecordBytes: 2 * units.mbBytes,
  maxUploadBytes: 5 * 1024 * units.mbBytes,

  // Loading pages (product.md 7).
  pageChunkBlocks: 512,
  firstPageChunkBlocks: 128,
  maxChunkRounds: 3,
  maxParallelChunkCalls: 5,
  maxParallelFanoutCalls: 10,
  maxRecordsPerSyncRequest: 1_000,
  maxRolesPerRequest: 900,
  maxQueryResults: 10_000,
  defaultQueryResults: 100,
  maxSearchResults: 100,
  dedupeSessionMs: MINUTE_MS,

  // The log and catching up with it (sync.md 3.3).
  logRetentionMs: 14 * DAY_MS,
  logRetentionRowsPerSpace: 200_000,
  catchUpRecords: 5_000,
  /** Log entries that are read for one catch-up; whoever is further behind loads the page again. */
  catchUpEntries: 5_000,
  maxInlineValueBytes: 4 * units.kbBytes,
  maxHintEntryBytes: 64 * units.kbBytes,
  maxMarkIntervalMs: 10 * SECOND_MS,
  textForwardRetentionMs: 90 * DAY_MS,
  compactAfterIdleMs: 30 * DAY_MS,

  // Presence (sync.md 3.5).
  presencePerSecond: 10,
  presenceLifetimeMs: 30 * SECOND_MS,
  presenceRenewalMs: 15 * SECOND_MS,
  /** With more viewers than this, only their faces are shown. */
  presenceCrowd: 50,
  maxPresenceBytes: 2 * units.kbBytes,

  // The socket.
  maxSocketMessageBytes: 10 * units.mbBytes,
  maxSubscriptionsPerSocket: 1_000,
  maxSocketsPerUser: 100,

  // The local database (client-platform.md 9.1).
  maxParametersPerStatement: 999,
  foldTextUpdatesAfter: 50,
  outboxFlushMs: 2 * SECOND_MS,

  // Requests (client-platform.md 9.1).
  requestTimeoutMs: 30 * SECOND_MS,
  maxRetryJitterMs: 200,
  typingGroupMs: 500,

  // How often, per account or address. Signing in is the slowest on purpose.
  signInAttemptsPerHour: 30,
  emailCodesPerHour: 10,
  emailCodeLifetimeMs: 10 * MINUTE_MS,
  maxEmailCodeAttempts: 5,
  signUpsPerAddressPerHour: 300,
  invitesPerUserPerDay: 200,
  inviteLifetimeMs: 14 * DAY_MS,
  callsPerUserPerMinute: 3_000,
  /**
   * A key is a transaction: 15 a second are 900 a minute, a key held down is 2,000. Both at once and a large paste every ten seconds
   * stay below. An outbox of a week offline does not: what is beyond goes out at this pace.
   */
  transactionsPerUserPerMinute: 6_000,

  // Files. Size and quota are defaults of settings.
  spaceFileBytes: 100 * 1024 * units.mbBytes,
  uploadLifetimeMs: DAY_MS,
  uploadsPerUserPerHour: 2_000,
  /** What a picture unpacks to. A bomb is small on the wire. */
  maxImagePixels: 100_000_000,
  /** Beyond this, an image is shown as it is. */
  maxResizedImageBytes: 64 * units.mbBytes,
  resizedImageLifetimeMs: 30 * DAY_MS,
  fileLinkLifetimeMs: 2 * HOUR_MS,

  // Outgoing requests.
  maxRedirects: 3,
  outgoingTimeoutMs: 10 * SECOND_MS,
  maxOutgoingBytes: 10 * units.mbBytes,
  maxUnfurlBytes: 2 * units.mbBytes,
  unfurlsPerUserPerHour: 300,
  unfurlCacheMs: HOUR_MS,
  callbackTokenLifetimeMs: MINUTE_MS,
  featureFlagTimeoutMs: SECOND_MS,
} as const

export type Limit = keyof typeof limits

/** Waits before a request is sent again, each with a random addition (client-platform.md 9.1). */
export const retryDelaysMs = [1_000, 2_000, 5_000, 10_000] as const
