import type { MailWords } from './mail-words'

export const de: MailWords = {
  emailCode: [
    '{code} ist Ihr Sheaf-Code',
    'Melden Sie sich mit diesem Code bei Sheaf auf {host} an:',
    '{code}',
    'Er gilt einmal und {minutes} Minuten lang. Wenn Sie ihn nicht angefordert haben, können Sie diese Mail ignorieren: Ohne den Code kommt niemand hinein.',
  ],
  passwordRemoved: [
    'Ihr Sheaf-Passwort wurde entfernt',
    'Sie haben sich auf {host} mit einem Code aus Ihrer Mail bei Sheaf angemeldet. Bis dahin hatte niemand diese Adresse bestätigt.',
    'Damit das Konto sicher nur Ihnen gehört, haben wir das Passwort entfernt, das beim Anlegen gesetzt wurde, und das Konto überall sonst abgemeldet.',
    'Sie können sich weiterhin jederzeit mit einem Code aus Ihrer Mail anmelden.',
  ],
  accountCode: [
    '{code} bestätigt eine Änderung an Ihrem Sheaf-Konto',
    'Bestätigen Sie mit diesem Code eine Änderung an Ihrem Konto auf {host}:',
    '{code}',
    'Er gilt einmal und {minutes} Minuten lang. Wenn Sie ihn nicht angefordert haben, ist vielleicht jemand in Ihrem Namen angemeldet: Ändern Sie in den Einstellungen Ihr Passwort oder melden Sie alle anderen Geräte ab.',
  ],
  newAddress: [
    '{code} bestätigt Ihre E-Mail-Adresse',
    'Ziehen Sie mit diesem Code Ihr Sheaf-Konto auf {host} auf diese Adresse um:',
    '{code}',
    'Er gilt einmal und {minutes} Minuten lang. Wenn Sie ihn nicht angefordert haben, können Sie diese Mail ignorieren.',
  ],
  addressChanged: [
    'Ihr Sheaf-Konto hat eine neue E-Mail-Adresse',
    'Ihr Konto auf {host} ist von dieser Adresse zu {email} umgezogen. Mit dieser Adresse kann man sich nicht mehr anmelden.',
    'Wenn Sie das nicht waren, schreiben Sie sofort den Menschen, die dieses Sheaf betreiben.',
  ],
  passwordChanged: [
    'Ihr Sheaf-Passwort wurde geändert',
    'Das Passwort Ihres Kontos auf {host} wurde geändert und das Konto überall sonst abgemeldet.',
    'Wenn Sie das nicht waren, melden Sie sich mit einem Code aus Ihrer Mail an und setzen Sie ein anderes.',
  ],
  accountDeleted: [
    'Ihr Sheaf-Konto wurde gelöscht',
    'Ihr Konto auf {host} ist gelöscht, wie Sie es wollten, mit den Arbeitsbereichen, die nur Ihnen gehörten.',
    'Was Sie in den Arbeitsbereichen anderer geschrieben haben, bleibt dort, ohne Ihren Namen.',
  ],
  invite: [
    '{by} lädt Sie zu {space} ein',
    '{by} lädt Sie ein, gemeinsam in „{space}“ auf Sheaf zu arbeiten.',
    'Öffnen Sie diesen Link, um beizutreten: {url}',
    'Der Link gilt einmal. Wenn Sie ihn nicht erwartet haben, können Sie diese Mail ignorieren.',
  ],
}
