import type { MailWords } from './mail-words'

export const de: MailWords = {
  emailCode: [
    '{code} ist Ihr Sheaf-Code',
    'Melden Sie sich mit diesem Code bei Sheaf auf {host} an:',
    '{code}',
    'Der Code gilt einmal und läuft in {minutes} Minuten ab. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Ohne den Code kann sich niemand anmelden.',
  ],
  passwordRemoved: [
    'Ihr Sheaf-Passwort wurde entfernt',
    'Sie haben sich auf {host} mit einem Code bei Sheaf angemeldet, der an diese bisher unbestätigte E-Mail-Adresse gesendet wurde.',
    'Damit nur Sie dieses Konto verwenden können, haben wir das bei der Erstellung festgelegte Passwort entfernt und das Konto auf allen anderen Geräten abgemeldet.',
    'Sie können sich jederzeit mit einem per E-Mail gesendeten Code anmelden.',
  ],
  accountCode: [
    '{code} ist Ihr Sheaf-Bestätigungscode',
    'Bestätigen Sie mit diesem Code eine Änderung an Ihrem Konto auf {host}:',
    '{code}',
    'Der Code gilt einmal und läuft in {minutes} Minuten ab. Wenn Sie ihn nicht angefordert haben, ist möglicherweise jemand anderes bei Ihrem Konto angemeldet. Ändern Sie in den Einstellungen Ihr Passwort oder melden Sie alle anderen Geräte ab.',
  ],
  newAddress: [
    '{code} ist Ihr Sheaf-Bestätigungscode',
    'Bestätigen Sie mit diesem Code diese E-Mail-Adresse für Ihr Sheaf-Konto auf {host}:',
    '{code}',
    'Der Code gilt einmal und läuft in {minutes} Minuten ab. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  ],
  addressChanged: [
    'Ihre E-Mail-Adresse bei Sheaf wurde geändert',
    'Die E-Mail-Adresse Ihres Kontos auf {host} wurde in {email} geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden.',
    'Wenn Sie das nicht waren, wenden Sie sich umgehend an die Administration dieses Servers.',
  ],
  passwordChanged: [
    'Ihr Sheaf-Passwort wurde geändert',
    'Das Passwort Ihres Kontos auf {host} wurde geändert, und Sie wurden auf allen anderen Geräten abgemeldet.',
    'Wenn Sie das nicht waren, melden Sie sich mit einem per E-Mail gesendeten Code an und legen Sie ein neues Passwort fest.',
  ],
  accountDeleted: [
    'Ihr Sheaf-Konto wurde gelöscht',
    'Wie gewünscht wurde Ihr Konto auf {host} gelöscht, einschließlich der Arbeitsbereiche, in denen nur Sie waren.',
    'Ihre Inhalte in anderen Arbeitsbereichen bleiben dort ohne Ihren Namen erhalten.',
  ],
  invite: [
    '{by} lädt Sie zu {space} ein',
    '{by} lädt Sie zur Zusammenarbeit in „{space}“ auf Sheaf ein.',
    'Öffnen Sie diesen Link, um beizutreten: {url}',
    'Der Link gilt einmal. Wenn Sie ihn nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  ],
  notification: [
    '{by}: {message}',
    '{message}',
    '{by} hat Ihnen das von der Seite „{page}“ in {space} gesendet: {url}',
    'Wenn Sie diese E-Mails nicht mehr erhalten möchten, schalten Sie die E-Mail-Benachrichtigungen unter „Einstellungen“ → „Benachrichtigungen“ aus.',
  ],
  reminder: [
    'Erinnerung: {page}',
    '{when}: eine Erinnerung von der Seite „{page}“ in {space}: {url}',
    'Wenn Sie diese E-Mails nicht mehr erhalten möchten, schalten Sie die E-Mail-Benachrichtigungen unter „Einstellungen“ → „Benachrichtigungen“ aus.',
  ],
  untitled: 'Ohne Titel',
}
