// The course picker and the page that is not there.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const picker: Messages['picker'] = {
  title: 'Welche Linie heute?',
  text: 'Jeder Kurs ist eine Linie: ein Konto, eine Serie, drei Kurse. Umsteigen kannst du jederzeit.',
  quietText: 'Jeder Kurs ist eine Linie: ein Konto, drei Kurse. Umsteigen kannst du jederzeit.',
  loading: 'Kurse werden geladen …',
  failed: 'Die Kurse ließen sich nicht laden',
  empty: 'Noch keine Kurse',
  emptyText:
    'Diese Installation hat noch keinen Kurs. Wer sie betreibt, legt Kurse im Inhaltsordner ab.',
  start: 'Jetzt lernen',
  startCourse: (course) => `Jetzt lernen: ${course}`,
  continueWith: (activity) => `Weiter: ${activity}`,
  outline: 'Prüfungsthemen ansehen',
  outlineOf: (course) => `Prüfungsthemen von ${course} ansehen`,
  missions: (n) => plural(n, { one: '# Mission', other: '# Missionen' }),
  objectives: (n) => plural(n, { one: '# Prüfungsthema', other: '# Prüfungsthemen' }),
  minutes: (n) => plural(n, { one: '# Minute Lernzeit', other: '# Minuten Lernzeit' }),
  hours: (n) => plural(n, { one: '# Stunde Lernzeit', other: '# Stunden Lernzeit' }),
  progress: (percent, done, total) =>
    `${number(percent)}\u00a0% geschafft, ${number(done)} von ${plural(total, { one: '# Mission', other: '# Missionen' })}`,
  onlyPapers: 'Übungen und Prüfungen; Lektionen folgen',
  noMissions: 'Lektionen folgen',
  blurbs: {
    label: 'Das steckt in einem ganzen Kurs',
    curriculum: 'Umfassender Lehrplan',
    curriculumText: 'Aufgebaut auf den Prüfungsthemen, in Etappen von 10 bis 15 Minuten.',
    missions: 'Missionen aus der Praxis',
    missionsText: 'Kurze Praxisfälle, die du Schritt für Schritt selbst entscheidest.',
    exam: 'Prüfungsvorbereitung',
    examText: 'Kontrollfragen unterwegs, mit einer Begründung zu jeder Antwort.',
  },
  legal: 'Markenhinweise',
  notFound: {
    screen: 'Seite nicht gefunden',
    code: '404',
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Hierher fährt keine Linie.',
    home: 'Zur Startseite',
  },
};
