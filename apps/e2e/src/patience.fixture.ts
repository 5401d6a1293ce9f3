/** How long a journey waits for what must come. It ends what will never be there; how fast things are is for benchmarks to say. */
export const PATIENCE_MS = 90_000
