// A refusal to start that the person can act on: its message is the whole explanation, and no stack belongs to it.

export class CannotStart extends Error {
  override readonly name: string = 'CannotStart'
}

/** One that may pass by itself: a disk that is full for now, a database that recovers. */
export class NotYetStarted extends CannotStart {
  override readonly name = 'NotYetStarted'
}
