// A real mail server on a free port that keeps what it is given, or refuses some of its recipients.
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it came over the wire. */
  readonly raw: string
}
export interface SmtpFixture {
  readonly received: ReceivedMail[]
  readonly url: string
  readonly close: () => Promise<void>
}

/** `beforeAnswer`: a mail that was taken is acknowledged after this. */
export async function startSmtp(
  refuses: (address: string) => boolean = () => false,
  beforeAnswer: () => Promise<void> = async () => {},
): Promise<SmtpFixture> {
  const received: ReceivedMail[] = []
  const answer = async (done: () => void): Promise<void> => {
    await beforeAnswer()
    done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refuses(address) ? new Error('no such mailbox') : undefined),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = session.envelope.mailFrom
        received.push({
          from: from ? from.address : '',
          to: session.envelope.rcptTo.map(to => to.address),
          raw: Buffer.concat(parts).toString(),
        })
        void answer(done)
      })
    },
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  return {
    received,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
