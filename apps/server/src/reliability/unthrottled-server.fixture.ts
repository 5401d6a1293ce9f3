// A server on which one person may do what thousands do: for benchmarks that measure what the server can bear, with one account.
import { serverLimits } from '@sheaf/core/server-limits'
import '../main'

const UNLIMITED = 1_000_000_000

// Read when the server is put together, which is after this: starting PostgreSQL takes a while.
Object.assign(serverLimits, {
  callsPerUserPerMinute: UNLIMITED,
  transactionsPerUserPerMinute: UNLIMITED,
  maxSocketsPerUser: UNLIMITED,
})
