import type { FirstPageWords } from './first-page-words'

export const fr: FirstPageWords = {
  title: 'Premiers pas',
  team: 'Général',
  welcome:
    'Bienvenue dans votre espace de travail. Cette page est à vous : essayez tout ici même, et jetez-la quand vous aurez fini.',
  saved:
    'Tout ce que vous écrivez est enregistré au fur et à mesure, et tous ceux qui ont cette page ouverte le voient aussitôt.',
  tryIt: 'Essayez',
  tick: 'Cochez cette case',
  write: 'Cliquez à la fin de cette ligne, appuyez sur Entrée et écrivez quelque chose à vous',
  slash: 'Sur une ligne vide, tapez `/` et choisissez **Titre 1**',
  select: 'Sélectionnez quelques mots : gras, couleurs et liens se trouvent dans la barre qui apparaît',
  drag: 'Passez le pointeur sur une ligne et déplacez-la par la poignée sur son côté',
  toggle: 'Ouvrez-moi : il y en a plus à l’intérieur',
  inToggle:
    'Ce qui se trouve dans un menu dépliant ne gêne pas tant qu’on n’en a pas besoin. Ouvert ou fermé, cela ne change que pour vous.',
  tab: 'Appuyez sur Tab pour placer une ligne dans celle du dessus, sur Maj et Tab pour la ramener',
  keys: 'Touches utiles',
  enter: '`Entrée` commence un nouveau bloc, `Maj+Entrée` une nouvelle ligne dans le même',
  undo: '`Ctrl+Z` annule ce que vous avez fait, jamais ce que les autres ont fait (`⌘Z` sur Mac)',
  marks: '`Ctrl+B`, `Ctrl+I` et `Ctrl+E` mettent le texte en gras, en italique ou en code',
  signs:
    '`#`, `-`, `1.`, `[]` ou `>` suivi d’un espace en début de ligne donne un titre, une liste, une case à cocher ou un menu dépliant',
  pages: 'Des pages dans des pages',
  pagesText:
    'Une page peut contenir des pages, aussi profondément que vous le souhaitez. En voici une pour commencer :',
  ideas: 'Mes premières idées',
  ideasText:
    'Écrivez ici ce que vous voulez. Les pages se trouvent dans la barre latérale : sous Général pour tous, sous Privé pour vous seul.',
  ideasIcon: 'Donnez une autre icône à cette page : cliquez sur le crayon ci-dessus',
  quote: 'Quand vous en aurez assez vu, ouvrez le menu en haut à droite et choisissez **Mettre à la corbeille**.',
}
