// A refusal to start that the person can act on: its message is the whole explanation, and no stack belongs to it.

export class CannotStart extends Error {
  override readonly name: string = 'CannotStart'
}
