// Checklists: their lines, notes, and how they are taken to work.
import { linesTicked, notApplying, number, plural } from './words.ts';

export const checklist = {
  /** Above a list that can be handed in once it is started; without XP in quiet mode. */
  aheadOpen: (xp: number | null, isBegun: boolean) =>
    `${isBegun ? 'Continue' : 'Start it'} to hand it in${xp === null ? '' : `, for ${number(xp)} XP`}.`,
  whose:
    'Tick only what you can prove today, in your own organization or in the company of your labs.',
  fewPay: 'Few ticks earn the same XP as many.',
  staysOpen: 'What stays open becomes your next steps.',
  count: linesTicked,
  proved: (n: number, total: number, na: number) =>
    `You can prove ${number(n)} of ${number(total)}${notApplying(na)}`,
  next: (n: number) => plural(n, { one: 'Your next one', other: 'Your next #' }),
  nextHow: 'The first lines in the order of the list that apply and are not ticked.',
  later: 'Tick them off below once you have done them. You can come back to this list any time.',
  howKnown: 'How you would know',
  notApplicable: 'Does not apply',
  note: 'Note',
  addNote: 'Add a note',
  noteHint: 'Evidence, owner or date, for example. Only you see it.',
  noteLeft: (n: number) => plural(n, { one: '# character left', other: '# characters left' }),
  help: { template: 'Template', item: 'Study it' },
  yourDocument: (name: string) => `Your document: ${name}`,
  print: 'Print or save as PDF',
  copy: 'Copy as text',
  copied: 'The list is on your clipboard.',
  notCopied: 'Your browser did not allow copying.',
  named: (name: string, text: string) => `${name}: ${text}`,
};
