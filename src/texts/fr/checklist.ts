// Contrôles : leurs points, leurs notes et comment les emporter au travail.
import type { Messages } from '../messages.ts';
import { linesTicked, notApplying, number, plural } from './words.ts';

export const checklist: Messages['checklist'] = {
  aheadOpen: (xp: number | null, isBegun: boolean) =>
    `${isBegun ? 'Reprends-le' : 'Commence-le'} pour le rendre${xp === null ? '' : `, pour ${number(xp)} XP`}.`,
  whose:
    'Ne coche que ce que tu peux prouver aujourd’hui, dans ton organisation ou dans l’entreprise de tes ateliers.',
  fewPay: 'Peu de coches rapportent autant de XP que beaucoup.',
  staysOpen: 'Ce qui reste ouvert devient tes prochaines étapes.',
  count: linesTicked,
  proved: (n: number, total: number, na: number) =>
    `Tu peux en prouver ${number(n)} sur ${number(total)}${notApplying(na)}`,
  next: (n: number) => plural(n, { one: 'Ton prochain point', other: 'Tes # prochains points' }),
  nextHow:
    'Les premiers points, dans l’ordre de la liste, qui te concernent et ne sont pas cochés.',
  later: 'Coche-les ci-dessous quand c’est fait. Tu peux revenir à cette liste à tout moment.',
  howKnown: 'Comment le savoir',
  notApplicable: 'Sans objet',
  note: 'Ta note',
  addNote: 'Ajouter une note',
  noteHint: 'Une preuve, un responsable ou une date, par exemple. Toi seul la vois.',
  noteLeft: (n: number) => plural(n, { one: 'Encore # caractère', other: 'Encore # caractères' }),
  help: { template: 'Modèle', item: 'À étudier' },
  yourDocument: (name: string) => `Ton document\u202f: ${name}`,
  print: 'Imprimer ou enregistrer en PDF',
  copy: 'Copier en texte',
  copied: 'La liste est dans le presse-papiers.',
  notCopied: 'Ton navigateur n’a pas permis de copier.',
  named: (name: string, text: string) => `${name}\u202f: ${text}`,
};
