// What there is to say in mails: a subject and paragraphs each; `{code}` alone is shown large.

export const mailNames = [
  'emailCode',
  'passwordRemoved',
  'accountCode',
  'newAddress',
  'addressChanged',
  'passwordChanged',
  'accountDeleted',
  'invite',
  'notification',
  'reminder',
] as const
export type MailName = (typeof mailNames)[number]
export type MailWords = Readonly<Record<MailName, readonly [subject: string, ...paragraphs: string[]]>> & {
  /** What a page without a title is called. */
  readonly untitled: string
}
