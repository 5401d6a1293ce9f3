// Run by vitest once before the journeys and once after: the server that they share. Those that kill one, or need other settings,
// start their own.
import type { TestProject } from 'vitest/node'
import { TestServer } from './server.fixture'

declare module 'vitest' {
  interface ProvidedContext {
    sharedServer: { readonly port: number; readonly dataDir: string }
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await TestServer.start()
  project.provide('sharedServer', { port: server.port, dataDir: server.dataDir })
  return () => server.discard()
}
