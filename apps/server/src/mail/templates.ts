// What mails say. Each is written once as paragraphs; the text and the HTML are both made from them. No pictures, no tracking,
// no links that sign in by themselves.
import { limits } from '@sheaf/core/limits'
import type { Mail } from './mail'

type Paragraph = string | { readonly code: string }

export const emailCodeMail = (to: string, code: string, host: string): Mail =>
  compose(to, `${code} is your Sheaf code`, [
    `Use this code to sign in to Sheaf at ${host}:`,
    { code },
    `It works once and for ${limits.emailCodeLifetimeMs / 60_000} minutes. If you did not ask for it, you can ignore this mail: without the code nobody gets in.`,
  ])

export const passwordRemovedMail = (to: string, host: string): Mail =>
  compose(to, 'Your Sheaf password was removed', [
    `You signed in to Sheaf at ${host} with a code from your mail. Nobody had confirmed this address before.`,
    'To be sure that the account is yours alone, we removed the password that was set when it was made and signed it out everywhere else.',
    'You can go on signing in with a code from your mail at any time.',
  ])

export const inviteMail = (
  to: string,
  invite: { readonly by: string; readonly space: string; readonly url: string },
): Mail =>
  compose(to, `${invite.by} invited you to ${invite.space}`, [
    `${invite.by} invited you to work together in “${invite.space}” on Sheaf.`,
    `Open this link to join: ${invite.url}`,
    'The link works once. If you did not expect it, you can ignore this mail.',
  ])

function compose(to: string, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const text = [...paragraphs.map(part => (typeof part === 'string' ? part : `    ${part.code}`)), 'Sheaf'].join('\n\n')
  const rows = paragraphs.map(part =>
    typeof part === 'string' ? `<p style="margin:0 0 16px">${escapeHtml(part)}</p>` : codeHtml(part.code),
  )
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px"><div style="max-width:480px;margin:0 auto;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
${rows.join('\n')}
<p style="margin:32px 0 0;opacity:.6">Sheaf</p>
</div></body></html>`
  return { to, subject, text, html }
}

const codeHtml = (code: string): string =>
  `<p style="margin:0 0 16px;font:600 32px/1.25 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.15em">${escapeHtml(code)}</p>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')
