// Run for every file of unit tests. Files of one worker share their globals: what a file put in their place goes with it.
import { afterAll, vi } from 'vitest'

afterAll(() => void vi.unstubAllGlobals())
