import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)}\u00a0XP`;

export const rewards = {
  quiet: {
    title: 'Im Ruhemodus ausgeblendet',
    text: 'Was du verdienst, wird weiter gezählt. Schalte den Ruhemodus aus, um es zu sehen.',
    settings: 'Einstellungen öffnen',
  },
  offline: 'Prüfe die Verbindung und versuche es noch einmal.',
  achievements: {
    title: 'Erfolge',
    loading: 'Erfolge werden geladen …',
    failed: 'Die Erfolge wurden nicht geladen',
    of: (earned, total) => `${number(earned)} von ${number(total)} Abzeichen verdient`,
    overview: 'Fortschritt im Überblick',
    missions: 'Missionen geschafft',
    coverage: 'Abdeckung',
    noCoverage: 'Mach ein Quiz einer Phase oder eine Prüfungssimulation, um das zu sehen',
    streak: 'Serie',
    badges: 'Abzeichen',
    ofTotal: (total) => `von ${number(total)}`,
    percent: 'Prozent',
    days: (n) => plural(n, { one: 'Tag', other: 'Tage' }),
    earned: 'Verdiente Abzeichen',
    none: 'Noch keine Abzeichen',
    noneText: 'Deine erste abgeschlossene Einheit bringt das erste.',
    start: 'Loslegen',
    holder: 'Gehört',
    level: 'Stufe',
    on: (day) => `Verdient am ${day}`,
    upcoming: 'Nächste Abzeichen',
    order: 'Nach nötigen XP, dann das nächste zuerst',
    all: 'Du hast alle Abzeichen verdient.',
    required: (n) => `${xp(n)} nötig`,
    noXp: 'Keine XP nötig',
    toGo: (n) => `noch ${xp(n)}`,
    have: (have, need) => `${number(have)} von ${number(need)}`,
    bar: (name, percent) => `${name}: ${number(percent)} Prozent`,
    category: {
      beginner: 'Einstieg',
      foundation: 'Grundlagen',
      business: 'Geschäft',
      data: 'Daten',
      technology: 'Technologie',
      exam: 'Prüfung',
    },
    activity: 'Alle Aktivitäten',
    more: 'Mehr anzeigen',
  },
} satisfies Messages['rewards'];
