import type { MailWords } from './mail-words'

export const fr: MailWords = {
  emailCode: [
    '{code} est votre code Sheaf',
    'Utilisez ce code pour vous connecter à Sheaf sur {host} :',
    '{code}',
    'Le code ne fonctionne qu’une fois et expire dans {minutes} minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail : personne ne peut se connecter sans le code.',
  ],
  passwordRemoved: [
    'Votre mot de passe Sheaf a été supprimé',
    'Vous vous êtes connecté à Sheaf sur {host} avec un code envoyé à cette adresse, qui n’avait pas encore été confirmée.',
    'Pour que vous seul puissiez utiliser ce compte, nous avons supprimé le mot de passe défini à sa création et l’avons déconnecté de tous les autres appareils.',
    'Vous pouvez vous connecter à tout moment avec un code envoyé par e-mail.',
  ],
  accountCode: [
    '{code} est votre code de confirmation Sheaf',
    'Utilisez ce code pour confirmer une modification de votre compte sur {host} :',
    '{code}',
    'Le code ne fonctionne qu’une fois et expire dans {minutes} minutes. Si vous ne l’avez pas demandé, quelqu’un d’autre est peut-être connecté à votre compte : changez de mot de passe ou déconnectez tous les autres appareils dans les paramètres.',
  ],
  newAddress: [
    '{code} est votre code de confirmation Sheaf',
    'Utilisez ce code pour confirmer cette adresse pour votre compte Sheaf sur {host} :',
    '{code}',
    'Le code ne fonctionne qu’une fois et expire dans {minutes} minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
  ],
  addressChanged: [
    'Votre adresse e-mail Sheaf a été modifiée',
    'L’adresse e-mail de votre compte sur {host} a été remplacée par {email}. Vous ne pouvez plus vous connecter avec cette adresse.',
    'Si ce n’était pas vous, contactez immédiatement l’administrateur de ce serveur.',
  ],
  passwordChanged: [
    'Votre mot de passe Sheaf a été modifié',
    'Le mot de passe de votre compte sur {host} a été modifié et vous avez été déconnecté de tous les autres appareils.',
    'Si ce n’était pas vous, connectez-vous avec un code envoyé par e-mail et définissez un nouveau mot de passe.',
  ],
  accountDeleted: [
    'Votre compte Sheaf a été supprimé',
    'Comme vous l’avez demandé, votre compte sur {host} a été supprimé, ainsi que les espaces de travail dont vous étiez le seul membre.',
    'Votre contenu dans les autres espaces de travail y reste, sans votre nom.',
  ],
  invite: [
    '{by} vous invite à rejoindre {space}',
    '{by} vous invite à collaborer dans « {space} » sur Sheaf.',
    'Ouvrez ce lien pour rejoindre l’espace de travail : {url}',
    'Le lien ne fonctionne qu’une fois. Si vous ne vous y attendiez pas, vous pouvez ignorer cet e-mail.',
  ],
  notification: [
    '{by} : {message}',
    '{message}',
    '{by} vous a envoyé ce message depuis la page « {page} » de {space} : {url}',
    'Pour ne plus recevoir ces e-mails, désactivez les notifications par e-mail dans Paramètres → Notifications.',
  ],
  reminder: [
    'Rappel : {page}',
    '{when} : un rappel de la page « {page} » de {space} : {url}',
    'Pour ne plus recevoir ces e-mails, désactivez les notifications par e-mail dans Paramètres → Notifications.',
  ],
  untitled: 'Sans titre',
}
