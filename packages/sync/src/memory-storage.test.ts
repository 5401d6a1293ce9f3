import { MemoryStorage } from './memory-storage'
import { storageContract } from './storage.contract'

storageContract('memory', async () => {
  const storage = new MemoryStorage()
  return {
    storage,
    createSpace: async (spaceId, records) => storage.createSpace(spaceId, records),
    freeze: async (spaceId, reason) => storage.freeze(spaceId, reason),
    truncateLog: async (spaceId, upTo) => storage.truncateLog(spaceId, upTo),
  }
})
