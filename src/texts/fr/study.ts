// Ce que l’on règle pour ses études : jour de l’examen, minutes par jour, filière et entreprise exemple.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const study = {
  examDate: 'Date d’examen',
  examHint: 'Laisse vide tant que tu n’en as pas.',
  goal: 'Objectif du jour',
  goalNone: 'Aucun objectif',
  goalHint: 'Ton tableau de bord montre où tu en es aujourd’hui.',
  goalShort: (goal, needed) =>
    `Ton objectif de ${plural(goal, { one: '# minute', other: '# minutes' })} par jour ne suffit pas\u202f: ta date d’examen en demande ${number(needed)}.`,
  minutes: (n) => `${plural(n, { one: '# minute', other: '# minutes' })} par jour`,
  track: 'Filière',
  trackChoose: 'Choisis une filière',
  trackUntil: (track: string) =>
    `Tant que tu n’as pas choisi, c’est la filière «\u202f${track}\u202f» qui compte.`,
  company: 'Entreprise exemple',
  companyChoose: 'Choisis une entreprise',
  companyHint:
    'Tes ateliers s’y déroulent, tes modèles et exemples aussi quand ils sont remplis pour elle. Les missions nomment l’entreprise où elles se passent.',
  companyIn: (company, trade) => `${company} (${trade})`,
  first: {
    title: 'Adapte-le à toi',
    text: 'Tout est facultatif, enregistré aussitôt et modifiable dans les réglages.',
    left: (names) => `Reste à régler\u202f: ${names}.`,
    allSet: 'Tout est réglé.',
    close: 'Terminé',
    skip: 'Pas maintenant',
  },
  companyAsk: 'Choisis ton entreprise',
  set: 'Choisis-le ici',
  setHint: 'C’est enregistré aussitôt\u202f; tu peux le modifier dans les réglages.',
} satisfies Messages['study'];
