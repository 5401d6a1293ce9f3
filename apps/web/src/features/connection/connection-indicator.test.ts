import { expect, it } from 'vitest'
import { shownOf } from './connection-indicator'

const full = { name: 'StorageFullError', status: 503, debugMessage: 'The server is out of disk space.' } as const

it('[P 8] says that changes wait for the server, not that they are being saved, and only while there are any', () => {
  expect(shownOf({ online: true, unsent: 2, delayedBy: full }).state).toBe('delayed')
  expect(shownOf({ online: true, unsent: 2, delayedBy: null }).state).toBe('saving')
  expect(shownOf({ online: true, unsent: 0, delayedBy: full }).state).toBe('saved')
  expect(shownOf({ online: false, unsent: 2, delayedBy: full }).state).toBe('offline')
})
