// A server on which one person may do what thousands do: for benchmarks that measure what the server can bear, with one account.
import { limits } from '@sheaf/core/limits'
import '../main'

const UNLIMITED = 1_000_000_000

// Read when the server is put together, which is after this: starting PostgreSQL takes a while.
Object.assign(limits, {
  callsPerUserPerMinute: UNLIMITED,
  transactionsPerUserPerMinute: UNLIMITED,
  maxSocketsPerUser: UNLIMITED,
})
