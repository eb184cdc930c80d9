// The sheet of keyboard shortcuts.
import type { Messages } from '../messages.ts';

export const shortcuts: Messages['shortcuts'] = {
  close: 'Fermer les raccourcis',
  or: 'ou',
  note: 'Dans un champ de texte, lettres et signes s’écrivent. Pendant une épreuve, rien ne mène ailleurs\u202f: la recherche et les actions rapides restent fermées.',
  places: {
    everywhere: 'Partout',
    player: 'Leçons et missions',
    room: 'Épreuves et entraînement',
    tasks: 'Classer et ordonner',
    lists: 'Menus',
  },
  does: {
    search: 'Recherche',
    actions: 'Actions rapides',
    shortcuts: 'Raccourcis clavier',
    close: 'Fermer ce qui est ouvert',
    choose: 'Choisir une réponse',
    goOn: 'Vérifier ou continuer',
    back: 'Carte précédente',
    forward: 'Carte suivante',
    leave: 'Quitter',
    flag: 'Marquer la question',
    previous: 'Question précédente',
    next: 'Question suivante',
    answer: 'Ce que dit le bouton principal',
    column: 'Mettre l’élément dans cette colonne',
    line: 'Monter ou descendre la ligne',
    move: 'Monter ou descendre',
    ends: 'Première ou dernière entrée',
    jump: 'Entrée suivante qui commence ainsi',
  },
  named: { Escape: 'Échap', Enter: 'Entrée', Home: 'Début', End: 'Fin', letter: 'une lettre' },
};
