import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)}\u00a0XP`;
const days = (n: number): string => plural(n, { one: '# Tag', other: '# Tage' });

export const progress = {
  title: 'Mein Fortschritt',
  loading: 'Dein Fortschritt wird geladen …',
  failed: 'Dein Fortschritt wurde nicht geladen',
  toNext: (n, level) => `noch ${xp(n)} bis zur Stufe ${level}`,
  ofCourse: (course, percent, ofTrack) =>
    `${course}: ${number(percent)}\u00a0% ${ofTrack ? 'deines Lernwegs' : 'geschafft'}`,
  highest: 'Du hast die höchste Stufe erreicht.',
  level: 'Stufe',
  ladder: 'Stufen',
  from: (n) => `ab ${xp(n)}`,
  reached: (day) => `Erreicht am ${day}`,
  start: 'Hier fängt jede Reise an',
  here: 'Hier bist du',
  streak: 'Serie',
  run: days,
  noRun:
    'Noch keine Serie. Ein abgeschlossener Schritt oder eine beantwortete Frage genügt für einen Lerntag.',
  today: 'Heute zählt schon.',
  notToday: 'Schließ einen Schritt ab oder beantworte eine Frage, dann zählt auch heute.',
  best: (n) => `Längste Serie: ${days(n)}`,
  shields: (n) => plural(n, { one: '# Schutzschild', other: '# Schutzschilde' }),
  shieldText: 'Ein Schild überbrückt von selbst einen verpassten Tag.',
  shieldsFrom: (atStart, runDays) =>
    `Zum Start bekommen alle ${number(atStart)}, und je ${plural(runDays, { one: '# Tag', other: '# Tage' })} in Folge bringen einen weiteren.`,
  nextShield: (n) =>
    plural(n, {
      one: 'Noch # Tag in Folge bringt den nächsten Schild.',
      other: 'Noch # Tage in Folge bringen den nächsten Schild.',
    }),
  shieldsFull: (n) =>
    `Du hast ${number(n)}, mehr bringt eine Serie nicht. Ist einer verbraucht, kannst du dir einen neuen verdienen.`,
  courses: 'Nach Kurs',
  course: 'Kurs',
  noCourse: 'Events und Sonstiges',
  courseDone: (percent, ofTrack) => `${percent} ${ofTrack ? 'deines Lernwegs' : 'geschafft'}`,
  courseRun: 'Tage in Folge',
  courseRunAbout:
    'Jeder Kurs zählt seine eigenen Tage in Folge: nur solche, an denen du in diesem Kurs gelernt hast; ein Tag, den ein Schild überbrückt, ist auch hier überbrückt, ein Tag mit einem anderen Kurs dagegen nicht. Für deine Gesamtserie oben zählt jeder Kurs.',
  courseBest: 'Am meisten',
  calendar: 'Lerntage',
  calendarOf: (n, weeks) =>
    `${plural(n, { one: '# Lerntag', other: '# Lerntage' })} in den letzten ${number(weeks)} Wochen`,
  day: (day, n) => `${day}: ${n === 0 ? 'gelernt' : xp(n)}`,
  noDay: (day) => `${day}: nicht gelernt`,
  bridged: (day) => `${day}: von einem Schild überbrückt`,
  less: 'Weniger',
  moreXp: 'Mehr XP',
  keys: 'Mit den Pfeiltasten gehst du von Tag zu Tag.',
  entries: 'Alle XP, die du verdient hast',
  entriesNone: 'Noch keine XP. Deine erste richtige Antwort bringt die ersten.',
  entriesFailed: 'Die XP wurden nicht geladen',
  more: 'Mehr anzeigen',
  when: 'Verdient',
  what: 'Wofür',
  amount: 'XP',
  kinds: {
    mission: (title) => `Du hast die Mission „${title}“ geschafft.`,
    item: (title) => `Du hast „${title}“ abgeschlossen.`,
    first_right: (title) => `Deine erste richtige Antwort in „${title}“.`,
    paper: (title) => `Du hast „${title}“ abgegeben.`,
    practice: (title) => `Du hast „${title}“ oder falsche Fragen daraus abgegeben.`,
    paper_pass: (title) => `Du hast „${title}“ zum ersten Mal bestanden.`,
    answer: (title) => `Eine richtige Antwort beim Üben, Thema „${title}“.`,
    event: (title) => `Das Ziel des Events „${title}“ erreicht.`,
    other: (title) => `Eine Auszeichnung: ${title}.`,
  },
  bonus: (n) => `${xp(n)} davon kannst du ausgeben, sie zählen nicht für den Rang.`,
  bonusAll: 'Du kannst sie ausgeben, sie zählen nicht für den Rang.',
  earnedAll: (earned, ranked) =>
    `Insgesamt ${xp(earned)} gesammelt: ${xp(ranked)} davon zählen für Stufe und Rang, die übrigen ${xp(earned - ranked)} kannst du nur ausgeben.`,
  total: 'Insgesamt gesammelt',
  rankRule: (n) => `Höchstens ${xp(n)} am Tag zählen für Stufe und Rang.`,
} satisfies Messages['progress'];
