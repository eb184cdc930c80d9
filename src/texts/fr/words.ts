import { wordsOf } from '../plural.ts';

export const { number, plural, clock, minutes, min } = wordsOf('fr');

/** How many were wrong and how many were left open; what is none is not said. */
export const wrongAndOpen = (wrong: number, open: number): string =>
  [
    ...(wrong > 0 ? [plural(wrong, { one: '# fausse', other: '# fausses' })] : []),
    ...(open > 0 ? [`${number(open)} sans réponse`] : []),
  ].join(', ');

/** The same behind a number of missed questions; nothing where all of them were wrong. */
export const missedInBrackets = (all: number, open: number): string =>
  open > 0 ? ` (${wrongAndOpen(all - open, open)})` : '';

/** Behind a count of ticked lines; nothing where all apply. */
export const notApplying = (na: number): string =>
  na === 0 ? '' : `, ${plural(na, { one: '# sans objet', other: '# sans objet' })}`;

/** How far a checklist is, said alike on every screen; what does not apply is off the whole already. */
export const linesTicked = (ticked: number, lines: number, na: number): string =>
  `${number(ticked)} sur ${plural(lines, { one: '# coché', other: '# cochés' })}${notApplying(na)}`;
