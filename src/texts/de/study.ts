// Was Lernende für ihr Lernen festlegen: Prüfungstag, Minuten am Tag, Lernweg und Beispielunternehmen.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const study = {
  examDate: 'Prüfungstermin',
  examHint: 'Lass das Feld leer, solange du keinen hast.',
  goal: 'Tagesziel',
  goalNone: 'Kein Ziel',
  goalHint: 'Dein Dashboard zeigt, wie viel davon du heute gelernt hast.',
  goalShort: (goal, needed) =>
    `Dein Tagesziel von ${plural(goal, { one: '# Minute', other: '# Minuten' })} reicht nicht: Bis zu deiner Prüfung brauchst du ${plural(needed, { one: '# Minute', other: '# Minuten' })} am Tag.`,
  minutes: (n) => `${plural(n, { one: '# Minute', other: '# Minuten' })} am Tag`,
  track: 'Lernweg',
  trackChoose: 'Wähle einen Lernweg',
  trackUntil: (track) => `Bis du wählst, zählt der Lernweg „${track}“.`,
  company: 'Beispielunternehmen',
  companyChoose: 'Wähle ein Unternehmen',
  companyHint:
    'Hier spielen deine Labs, dazu Vorlagen und Beispiele, soweit sie dafür ausgefüllt sind. Missionen nennen das Unternehmen, in dem sie spielen.',
  companyIn: (company, trade) => `${company} (${trade})`,
  first: {
    title: 'Pass es an dich an',
    text: 'Alles freiwillig, sofort gespeichert und in den Einstellungen jederzeit änderbar.',
    left: (names) => `Noch offen: ${names}.`,
    allSet: 'Alles eingestellt.',
    close: 'Fertig',
    skip: 'Jetzt nicht',
  },
  companyAsk: 'Wähle dein Unternehmen',
  set: 'Leg es hier fest',
  setHint: 'Wird sofort gespeichert; ändern kannst du es in den Einstellungen.',
} satisfies Messages['study'];
