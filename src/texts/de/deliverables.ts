// Ergebnisse: die Dokumente, die fertige Labs hinterlassen.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const deliverables: Messages['deliverables'] = {
  screen: 'Ergebnis',
  loading: 'Die Seite wird geladen…',
  failed: 'Die Seite wurde nicht geladen',
  failedText: 'Es ist nichts verloren. Versuch es gleich noch einmal.',
  notMade: 'Noch nicht entstanden',
  notMadeText:
    'Diese Seite entsteht aus deinen eigenen Antworten, sobald du alle Aufgaben abgegeben und abgeschlossen hast.',
  toTasks: 'Zu den Aufgaben',
  companyOf: (company, industry) => `${company}, ${industry}`,
  made: (day) => `Entstanden am ${day}`,
  allOwn: 'Alles steht hier so, wie du es abgegeben hast.',
  correctedCount: (n) =>
    plural(n, {
      one: 'Deine Antworten, wie du sie abgegeben hast. # war falsch: An ihrer Stelle steht die richtige, als korrigiert markiert.',
      other:
        'Deine Antworten, wie du sie abgegeben hast. # waren falsch: An ihrer Stelle stehen die richtigen, als korrigiert markiert.',
    }),
  corrected: 'Korrigiert',
  correctedText: 'Korrigiert: Hier steht die Musterlösung, da du deiner keine Punkte gegeben hast.',
  correctedModel: 'Korrigiert: Hier steht das richtige Modell, da in deinem etwas gefehlt hat.',
  withUnit: (value, unit) => `${value}${unit === '%' ? '\u00a0' : ' '}${unit}`.trim(),
  nothing: 'Hierher gehört nichts.',
  again: 'Du übst diese Aufgabe gerade noch einmal. Sie steht hier, sobald du sie abgegeben hast.',
  review: 'Deine Antworten ansehen',
  others: 'Auch entstanden für:',
  copied: 'Die Seite ist in der Zwischenablage.',
};
