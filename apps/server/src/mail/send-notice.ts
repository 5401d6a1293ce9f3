// Tells people by mail of what was done to their account. It stands whether or not the notice can be sent.
import type { ContextBase } from '../http/context'
import type { Mail } from './mail'

/** `event`: for the log. */
export function sendNotice(
  { services, log }: Pick<ContextBase, 'services' | 'log'>,
  event: string,
  mailFrom: (host: string) => Mail,
): void {
  const { host } = new URL(services.origins.baseUrl())
  services.mailer.send(mailFrom(host)).catch(() => log.warn(`the notice of ${event} could not be sent`))
}
