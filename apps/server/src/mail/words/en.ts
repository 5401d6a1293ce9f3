import type { MailWords } from './mail-words'

export const en: MailWords = {
  emailCode: [
    '{code} is your Sheaf code',
    'Use this code to sign in to Sheaf at {host}:',
    '{code}',
    'The code works once and expires in {minutes} minutes. If you didn’t request it, you can ignore this email. No one can sign in without the code.',
  ],
  passwordRemoved: [
    'Your Sheaf password was removed',
    'You signed in to Sheaf at {host} with a code sent to this email, which hadn’t been confirmed before.',
    'To make sure that only you can use this account, we removed the password it was created with and signed it out of all other devices.',
    'You can sign in with a code sent to this email at any time.',
  ],
  accountCode: [
    '{code} is your Sheaf confirmation code',
    'Use this code to confirm a change to your account at {host}:',
    '{code}',
    'The code works once and expires in {minutes} minutes. If you didn’t request it, someone else may be signed in to your account. Change your password or sign out of all other devices in settings.',
  ],
  newAddress: [
    '{code} is your Sheaf confirmation code',
    'Use this code to confirm this email for your Sheaf account at {host}:',
    '{code}',
    'The code works once and expires in {minutes} minutes. If you didn’t request it, you can ignore this email.',
  ],
  addressChanged: [
    'Your Sheaf email was changed',
    'The email of your account at {host} was changed to {email}. You can no longer sign in with this address.',
    'If this wasn’t you, contact the administrator of this server right away.',
  ],
  passwordChanged: [
    'Your Sheaf password was changed',
    'The password of your account at {host} was changed, and you were signed out of all other devices.',
    'If this wasn’t you, sign in with a code sent to your email and set a new password.',
  ],
  accountDeleted: [
    'Your Sheaf account was deleted',
    'As you requested, your account at {host} was deleted, with any workspace only you were in.',
    'Your content in other workspaces stays there, without your name.',
  ],
  invite: [
    '{by} invited you to {space}',
    '{by} invited you to collaborate in “{space}” on Sheaf.',
    'Open this link to join: {url}',
    'The link works once. If you weren’t expecting it, you can ignore this email.',
  ],
  notification: [
    '{by}: {message}',
    '{message}',
    '{by} sent you this from “{page}” in {space}: {url}',
    'To stop receiving these emails, turn off email notifications in Settings → Notifications.',
  ],
  reminder: [
    'Reminder: {page}',
    '{when}: a reminder from “{page}” in {space}: {url}',
    'To stop receiving these emails, turn off email notifications in Settings → Notifications.',
  ],
  untitled: 'Untitled',
}
