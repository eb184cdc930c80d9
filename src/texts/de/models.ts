// Eigene Modelle: die Liste, die Zeichenfläche, Dateien, die hinein- und hinausgehen.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const models: Messages['models'] = {
  title: 'Modelle',
  lead: 'Zeichne eigene Modelle, mit derselben Zeichenfläche wie in den Labs. Sie bleiben in deinem Konto.',
  loading: 'Deine Modelle werden geladen',
  failed: 'Deine Modelle wurden nicht geladen',
  failedText:
    'Sie sind auf dem Server gespeichert. Prüfe die Verbindung und versuche es noch einmal.',
  none: 'Noch kein Modell',
  noneText:
    'Beginne mit nichts, mit deiner Arbeit aus einem Lab oder mit einer Sicht aus einer Lektion.',
  elements: (n) => plural(n, { one: '#\u00a0Element', other: '#\u00a0Elemente' }),
  relations: (n) => plural(n, { one: '#\u00a0Beziehung', other: '#\u00a0Beziehungen' }),
  changed: (when) => `geändert ${when}`,
  more: (name) => `Mehr zu ${name}`,
  notFound: 'Dieses Modell gibt es nicht',
  notFoundText: 'Es wurde gelöscht, oder es gehört zu einem anderen Konto.',
  all: 'Alle Modelle',
  begin: {
    open: 'Neues Modell',
    title: 'Ein Modell beginnen',
    name: 'Name',
    viewpoint: 'Viewpoint',
    anyViewpoint: 'Keiner, alle Elemente',
    start: 'Beginnen mit',
    nothing: 'Nichts',
    tasks: 'Deine Arbeit aus Labs',
    views: 'Sichten, die du gelesen hast',
    create: 'Anlegen',
    startsFailed: 'Labs und Sichten wurden nicht geladen. Du kannst mit nichts beginnen.',
  },
  file: 'Datei',
  rename: 'Umbenennen',
  renameTitle: 'Das Modell umbenennen',
  save: 'Speichern',
  duplicate: 'Duplizieren',
  copyOf: (name) => `${name}, Kopie`,
  remove: 'Löschen',
  removeTitle: (name) => `„${name}“ löschen?`,
  removeText: 'Es ist dann endgültig weg. Exportiere es vorher, wenn du es noch brauchen könntest.',
  rescued: 'Dieses Modell wurde anderswo geändert',
  rescuedText: 'Was du hier gezeichnet hast, ist als eigenes Modell gespeichert.',
  rescuing: 'Was du hier gezeichnet hast, wird als eigenes Modell gespeichert.',
  rescueFailed:
    'Was du hier gezeichnet hast, ist nur auf dieser Seite. Exportiere es, bevor du sie verlässt.',
  openCopy: 'Öffnen',
  showOther: 'Die andere Fassung zeigen',
  refused: 'Die letzte Änderung wurde nicht gespeichert.',
};
