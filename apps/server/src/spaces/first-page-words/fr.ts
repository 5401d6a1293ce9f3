import type { FirstPageWords } from './first-page-words'

export const fr: FirstPageWords = {
  title: 'Premiers pas',
  team: 'Général',
  welcome:
    'Bienvenue dans votre espace de travail ! Faites vos essais sur cette page et supprimez-la quand vous aurez terminé.',
  saved:
    'Vos modifications sont enregistrées automatiquement et apparaissent aussitôt chez tous ceux qui ont cette page ouverte.',
  tryIt: 'Essayez',
  tick: 'Cochez cette case',
  write: 'Cliquez à la fin de cette ligne, appuyez sur Entrée et écrivez quelque chose à vous',
  slash: 'Sur une ligne vide, tapez `/` et choisissez **Titre 1**',
  select: 'Sélectionnez quelques mots : gras, couleurs et liens se trouvent dans la barre qui apparaît',
  drag: 'Survolez une ligne et faites glisser sa poignée pour la déplacer',
  toggle: 'Ouvrez-moi : il y en a plus à l’intérieur',
  inToggle: 'Les dépliants masquent le contenu jusqu’à ce que vous en ayez besoin. Vous seul voyez s’ils sont ouverts.',
  tab: 'Appuyez sur Tab pour placer une ligne dans celle du dessus, sur Maj et Tab pour la ramener',
  keys: 'Raccourcis utiles',
  enter: '`Entrée` commence un nouveau bloc, `Maj+Entrée` une nouvelle ligne dans le même',
  undo: '`Ctrl+Z` annule ce que vous avez fait, jamais ce que les autres ont fait (`⌘Z` sur Mac)',
  marks: '`Ctrl+B`, `Ctrl+I` et `Ctrl+E` mettent le texte en gras, en italique ou en code',
  signs:
    '`#`, `-`, `1.`, `[]` ou `>` suivi d’un espace en début de ligne donne un titre, une liste, une case à cocher ou un menu dépliant',
  pages: 'Des pages dans des pages',
  pagesText: 'Les pages peuvent en contenir d’autres. En voici une pour commencer :',
  ideas: 'Mes premières idées',
  ideasText:
    'Écrivez ici ce que vous voulez. Les pages se trouvent dans la barre latérale : sous Général pour tous, sous Privé pour vous seul.',
  ideasIcon: 'Donnez une autre icône à cette page : cliquez sur le crayon ci-dessus',
  quote: 'Quand vous aurez terminé, ouvrez le menu en haut à droite et choisissez **Mettre à la corbeille**.',
}
