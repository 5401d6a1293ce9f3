import type { MailWords } from './mail-words'

export const en: MailWords = {
  emailCode: [
    '{code} is your Sheaf code',
    'Use this code to sign in to Sheaf at {host}:',
    '{code}',
    'It works once and for {minutes} minutes. If you did not ask for it, you can ignore this mail: without the code nobody gets in.',
  ],
  passwordRemoved: [
    'Your Sheaf password was removed',
    'You signed in to Sheaf at {host} with a code from your mail. Nobody had confirmed this address before.',
    'To be sure that the account is yours alone, we removed the password that was set when it was made and signed it out everywhere else.',
    'You can go on signing in with a code from your mail at any time.',
  ],
  accountCode: [
    '{code} confirms a change of your Sheaf account',
    'Use this code to confirm a change of your account at {host}:',
    '{code}',
    'It works once and for {minutes} minutes. If you did not ask for it, somebody may be signed in as you: change your password, or sign out everywhere else, in the settings.',
  ],
  newAddress: [
    '{code} confirms your e-mail address',
    'Use this code to move your Sheaf account at {host} to this address:',
    '{code}',
    'It works once and for {minutes} minutes. If you did not ask for it, you can ignore this mail.',
  ],
  addressChanged: [
    'Your Sheaf account has a new e-mail address',
    'Your account at {host} has moved from this address to {email}. This address no longer signs in.',
    'If it was not you, write to the people who run this Sheaf at once.',
  ],
  passwordChanged: [
    'Your Sheaf password was changed',
    'The password of your account at {host} was changed, and the account was signed out everywhere else.',
    'If it was not you, sign in with a code from your mail and set another one.',
  ],
  accountDeleted: [
    'Your Sheaf account was deleted',
    'Your account at {host} is deleted, as you asked, with the workspaces that were yours alone.',
    'What you wrote in the workspaces of others stays there, without your name.',
  ],
  invite: [
    '{by} invited you to {space}',
    '{by} invited you to work together in “{space}” on Sheaf.',
    'Open this link to join: {url}',
    'The link works once. If you did not expect it, you can ignore this mail.',
  ],
}
