// The search palette: what it asks, finds and does not find.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const search: Messages['search'] = {
  title: 'Suche',
  placeholder: 'Missionen, Vorlagen, Seiten suchen …',
  close: 'Suche schließen',
  start: 'Tippe, um zu suchen …',
  none: 'Nichts gefunden',
  recent: 'Zuletzt und oft geöffnet',
  results: 'Ergebnisse',
  found: (n) => plural(n, { one: '# Ergebnis', other: '# Ergebnisse' }),
  foundSome: (shown, total) => `${number(shown)} von ${number(total)} Ergebnissen gezeigt`,
  more: 'Mehr anzeigen',
  loading: 'Missionen, Lektionen und Begriffe dieses Kurses werden geladen',
  failed: 'Die Missionen, Lektionen und Begriffe dieses Kurses wurden nicht geladen.',
  kinds: {
    page: 'Seiten',
    exam: 'Prüfungen',
    mission: 'Missionen',
    item: 'Lektionen und Einheiten',
    setting: 'Einstellungen',
    term: 'Glossar',
    question: 'Fragen, die du hattest',
    template: 'Vorlagen',
    resource: 'Bibliothek',
    store: 'Shop',
    help: 'Hilfe und Touren',
  },
  paper: (questions, minutes) =>
    `${plural(questions, { one: '# Frage', other: '# Fragen' })}, ${number(minutes)}\u00a0Min.`,
  met: (n, paper) => `Frage ${number(n)} in deinem letzten Versuch von „${paper}“`,
  dashboardOf: (course) => `Dashboard von ${course}`,
  keys: { move: 'wählen', open: 'öffnen', close: 'schließen' },
  settings: {
    profile: 'Name, E-Mail, über dich, Prüfungstermin, Minuten am Tag, Lernweg',
    notifications: 'E-Mail, Push, Erfolge, Events, Wochenrückblick',
    audio: 'Töne, Musik, Lautstärke',
    appearance: 'Farbschema, Schriftgröße, Abstände, weniger Bewegung, Konfetti, Ruhemodus',
    privacy: 'Öffentliches Profil, Fortschritt, Abzeichen',
    language: 'Sprache, Zeitzone',
    security: 'Passwort, Anmeldung in zwei Schritten, Passkeys, angemeldete Geräte',
    data: 'Alles exportieren, einen Kurs neu beginnen, Konto löschen',
  },
};
