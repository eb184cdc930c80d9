// Attempts that were made: the list of them.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const attempts = {
  screen: 'Versuche',
  title: 'Deine Versuche',
  lead: (course) => `Prüfungen und Übungen in ${course}, die neuesten zuerst.`,
  loading: 'Deine Versuche werden geladen …',
  failed: 'Deine Versuche wurden nicht geladen',
  none: 'Noch kein Versuch',
  noneText: 'Jede Prüfung, die du abgibst, steht hier mit ihrer Auswertung.',
  go: 'Prüfung wählen',
  table: 'Versuche, der neueste zuerst',
  paper: 'Prüfung',
  when: 'Begonnen',
  score: 'Ergebnis',
  took: 'Zeit',
  result: 'Ausgang',
  report: (paper, when) => `Auswertung: ${paper}, ${when}`,
  percent: (percent) => `${number(percent)}\u00a0%`,
  open: 'Läuft',
  passed: 'Bestanden',
  failedLine: 'Nicht bestanden',
  expired: 'Zeit abgelaufen',
  grading: 'Wird bewertet',
  more: 'Mehr zeigen',
  leftOut: (n) =>
    `Was mit „Nicht im Durchschnitt“ markiert ist, fehlt bei gewerteten Versuchen, Bestandenem und Durchschnitt. Zu kurz: weniger als ${plural(n, { one: '# Frage', other: '# Fragen' })}. Eine Antwort zählt trotzdem für ihr Thema, außer der Versuch war zu schnell.`,
  moreFailed:
    'Ältere Versuche wurden nicht geladen. Prüfe die Verbindung und versuch es noch einmal.',
} satisfies Messages['attempts'];
