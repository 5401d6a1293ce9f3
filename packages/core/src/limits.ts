// Every limit has one row here, with its unit in its name; those that only the server holds are in `server-limits.ts`. What is not
// listed is not limited on purpose.

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
  /** How often the reducer may stop to load what it turned out to need. */
  loadRoundsPerTransaction: 500,
  maxTreeDepth: 1_000,

  // Content.
  maxTextCharacters: 100_000,
  maxTextUpdateBytes: units.mbBytes,
  maxTextStateBytes: 4 * units.mbBytes,
  maxTitleCharacters: 2_000,
  maxNameCharacters: 255,
  maxDescriptionCharacters: 2_000,
  maxUrlCharacters: 2_048,
  maxEmailCharacters: 254,
  maxNotificationCharacters: 500,
  maxPeoplePerNotification: 20,
  minPasswordCharacters: 8,
  maxPasswordCharacters: 200,
  maxPropertiesPerCollection: 500,
  maxRowPermissions: 200,
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
  /** Of each list in the sidebar, the pages that come with the workspace; the others are asked for as they come into sight. */
  firstListedPages: 100,
  maxHeldAroundPage: 100,
  maxQueryResults: 10_000,
  defaultQueryResults: 100,
  maxSearchResults: 100,
  defaultSearchResults: 20,
  maxSearchQueryCharacters: 500,
  maxSearchWords: 16,
  maxSearchFilterValues: 100,
  /** Pages that one search looks at; of more, those that were edited last. */
  searchCandidates: 20_000,

  // The log and catching up with it (sync.md 3.3).
  logRetentionMs: 14 * DAY_MS,
  logRetentionRowsPerSpace: 200_000,
  catchUpRecords: 5_000,
  /** Log entries that are read for one catch-up; clients further behind load the page again. */
  catchUpEntries: 5_000,

  // Presence (sync.md 3.5).
  presencePerSecond: 10,
  presenceLifetimeMs: 30 * SECOND_MS,
  presenceRenewalMs: 15 * SECOND_MS,
  /** With more viewers than this, only their faces are shown. */
  presenceCrowd: 50,

  // The socket.
  maxSocketMessageBytes: 10 * units.mbBytes,

  // The local database (client-platform.md 9.1).
  maxParametersPerStatement: 999,
  foldTextUpdatesAfter: 50,

  // Requests (client-platform.md 9.1).
  requestTimeoutMs: 30 * SECOND_MS,
  maxRetryJitterMs: 200,

  // Asking what this build may do.
  featureFlagTimeoutMs: SECOND_MS,
} as const

/** Waits before a request is sent again, each with a random addition (client-platform.md 9.1). */
export const retryDelaysMs = [1_000, 2_000, 5_000, 10_000] as const
