// A mail, and what carries it away.

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail ready to leave. */
export interface SentMail extends Mail {
  readonly from: string
  /** The same each time it is tried. */
  readonly messageId?: string
}

export interface Carrier {
  readonly deliver: (mail: SentMail) => Promise<void>
  readonly close: () => void
}
