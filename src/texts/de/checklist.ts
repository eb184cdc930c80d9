// Checklisten: ihre Punkte, ihre Notizen und wie man sie mit zur Arbeit nimmt.
import type { Messages } from '../messages.ts';
import { linesTicked, notApplying, number, plural } from './words.ts';

export const checklist: Messages['checklist'] = {
  aheadOpen: (xp: number | null, isBegun: boolean) =>
    `${isBegun ? 'Mach weiter' : 'Starte sie'}, um sie abzugeben${xp === null ? '' : `, für ${number(xp)} XP`}.`,
  whose:
    'Hake nur ab, was du heute belegen kannst, in deiner eigenen Organisation oder im Unternehmen deiner Labs.',
  fewPay: 'Wenige Haken bringen dieselben XP wie viele.',
  staysOpen: 'Was offen bleibt, sind deine nächsten Schritte.',
  count: linesTicked,
  proved: (n: number, total: number, na: number) =>
    `Du kannst ${number(n)} von ${number(total)} belegen${notApplying(na)}`,
  next: (n: number) => plural(n, { one: 'Dein nächster Punkt', other: 'Deine nächsten #' }),
  nextHow: 'Die ersten Punkte in der Reihenfolge der Liste, die zutreffen und nicht abgehakt sind.',
  later:
    'Hake sie unten ab, sobald sie erledigt sind. Du kannst jederzeit zu dieser Liste zurückkommen.',
  howKnown: 'Woran du es erkennst',
  notApplicable: 'Trifft nicht zu',
  note: 'Notiz',
  addNote: 'Notiz hinzufügen',
  noteHint: 'Zum Beispiel ein Beleg, wer zuständig ist oder ein Datum. Nur du siehst sie.',
  noteLeft: (n: number) => plural(n, { one: 'Noch # Zeichen', other: 'Noch # Zeichen' }),
  help: { template: 'Vorlage', item: 'Dazu lernen' },
  yourDocument: (name: string) => `Dein Dokument: ${name}`,
  print: 'Drucken oder als PDF speichern',
  copy: 'Als Text kopieren',
  copied: 'Die Liste ist in der Zwischenablage.',
  notCopied: 'Dein Browser hat das Kopieren nicht erlaubt.',
  named: (name: string, text: string) => `${name}: ${text}`,
};
