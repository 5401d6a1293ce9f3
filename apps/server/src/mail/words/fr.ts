import type { MailWords } from './mail-words'

export const fr: MailWords = {
  emailCode: [
    '{code} est votre code Sheaf',
    'Utilisez ce code pour vous connecter à Sheaf sur {host} :',
    '{code}',
    'Il ne fonctionne qu’une fois, pendant {minutes} minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail : sans le code, personne n’entre.',
  ],
  passwordRemoved: [
    'Votre mot de passe Sheaf a été supprimé',
    'Vous vous êtes connecté à Sheaf sur {host} avec un code reçu par e-mail. Personne n’avait encore confirmé cette adresse.',
    'Pour que ce compte soit bien à vous seul, nous avons supprimé le mot de passe choisi à sa création et l’avons déconnecté partout ailleurs.',
    'Vous pouvez continuer à vous connecter à tout moment avec un code reçu par e-mail.',
  ],
  accountCode: [
    '{code} confirme une modification de votre compte Sheaf',
    'Utilisez ce code pour confirmer une modification de votre compte sur {host} :',
    '{code}',
    'Il ne fonctionne qu’une fois, pendant {minutes} minutes. Si vous ne l’avez pas demandé, quelqu’un est peut-être connecté à votre place : changez de mot de passe ou déconnectez tous les autres appareils dans les paramètres.',
  ],
  newAddress: [
    '{code} confirme votre adresse e-mail',
    'Utilisez ce code pour associer votre compte Sheaf sur {host} à cette adresse :',
    '{code}',
    'Il ne fonctionne qu’une fois, pendant {minutes} minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
  ],
  addressChanged: [
    'Votre compte Sheaf a une nouvelle adresse e-mail',
    'Votre compte sur {host} est passé de cette adresse à {email}. Cette adresse ne permet plus de se connecter.',
    'Si ce n’était pas vous, écrivez sans attendre aux personnes qui gèrent ce Sheaf.',
  ],
  passwordChanged: [
    'Votre mot de passe Sheaf a été modifié',
    'Le mot de passe de votre compte sur {host} a été modifié, et le compte a été déconnecté partout ailleurs.',
    'Si ce n’était pas vous, connectez-vous avec un code reçu par e-mail et choisissez-en un autre.',
  ],
  accountDeleted: [
    'Votre compte Sheaf a été supprimé',
    'Votre compte sur {host} est supprimé, comme vous l’avez demandé, avec les espaces de travail qui n’étaient qu’à vous.',
    'Ce que vous avez écrit dans les espaces de travail des autres y reste, sans votre nom.',
  ],
  invite: [
    '{by} vous invite à rejoindre {space}',
    '{by} vous invite à travailler ensemble dans « {space} » sur Sheaf.',
    'Ouvrez ce lien pour rejoindre l’espace de travail : {url}',
    'Le lien ne fonctionne qu’une fois. Si vous ne vous y attendiez pas, vous pouvez ignorer cet e-mail.',
  ],
}
