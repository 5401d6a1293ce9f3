// What is kept of the error that a job failed with, for whoever looks at dead jobs. It stays in the database, where the content is; logs
// get the error without its message.
const MOST_CHARACTERS = 500

export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, MOST_CHARACTERS)
  const place = /^\s+at (.*)$/m.exec(error.stack ?? '')?.[1]
  const what = `${error.name}: ${error.message}`.slice(0, MOST_CHARACTERS)
  return place ? `${what} (${place})` : what
}
