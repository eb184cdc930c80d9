// The course picker and the page that is not there.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const picker: Messages['picker'] = {
  title: 'Welcher Kurs heute?',
  text: 'Ein Konto für alle Kurse und eine Gesamtserie, für die jeder Kurs zählt. Wechseln kannst du jederzeit.',
  quietText: 'Ein Konto für alle Kurse. Wechseln kannst du jederzeit.',
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
  questions: (n) => plural(n, { one: '# Frage', other: '# Fragen' }),
  practiceExams: (n) => plural(n, { one: '# Übungsprüfung', other: '# Übungsprüfungen' }),
  objectives: (n) => plural(n, { one: '# Prüfungsthema', other: '# Prüfungsthemen' }),
  minutes: (n, track) =>
    `${plural(n, { one: '# Minute', other: '# Minuten' })} Lektionen, Labs und Missionen${track === null ? '' : ` (Lernweg „${track}“)`}`,
  hours: (n, track) =>
    `${plural(n, { one: '# Stunde', other: '# Stunden' })} Lektionen, Labs und Missionen${track === null ? '' : ` (Lernweg „${track}“)`}`,
  progress: (percent, done, total, ofTrack) =>
    `${number(percent)}\u00a0% ${ofTrack ? 'deines Lernwegs' : 'geschafft'}, ${number(done)} von ${plural(total, { one: '# Mission', other: '# Missionen' })}`,
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
    text: 'Unter dieser Adresse gibt es nichts.',
    community: 'Die Community ist noch nicht offen.',
    home: 'Zur Startseite',
  },
};
