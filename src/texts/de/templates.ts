// Vorlagen: Dokumente für die eigene Arbeit.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const templates: Messages['templates'] = {
  terms: {
    free: 'Kostenlos',
    open: 'Premium, für dich offen',
    premium: 'Premium',
    price: (xp) => `Premium, ${number(xp)} XP`,
  },
  sideways: (columns) =>
    `${plural(columns, { one: '# Spalte', other: '# Spalten' })}: Schieb die Tabelle seitwärts, um alle zu sehen.`,
  backToList: 'Zurück zur Checkliste',
  title: 'Vorlagen',
  lead: 'Dokumente für die eigene Arbeit, als echte Dateien für deine Programme: mit Hinweisen, Eingabeprüfungen und Formeln.',
  examplesTitle: 'Echte Beispiele',
  examplesLead:
    'Vorlagen, ausgefüllt für unsere erfundenen Unternehmen: So siehst du, wie viel wohin gehört.',
  loading: 'Vorlagen werden geladen …',
  failed: 'Die Vorlagen wurden nicht geladen',
  failedText: 'Es ist nichts verloren. Versuch es gleich noch einmal.',
  none: 'Hier gibt es noch keine Vorlagen',
  noneText: 'Dieser Kurs hat bisher keine. Lektionen und Missionen sind da.',
  toDashboard: 'Zum Dashboard',
  search: 'Vorlagen suchen',
  phases: 'Phase',
  all: 'Alle Phasen',
  empty: 'Keine Vorlage passt',
  emptyText: 'Kein Titel und keine Beschreibung enthält diese Wörter.',
  clear: 'Alle Vorlagen zeigen',
  inPractice: 'Ein Beispiel, von uns erfunden:',
  size: (kilobytes) => `${number(kilobytes)}\u00a0KB`,
  downloads: (n) => plural(n, { one: '# Download', other: '# Downloads' }),
  rated: (mean, n) =>
    `${number(mean)} (${plural(n, { one: '# Bewertung', other: '# Bewertungen' })})`,
  updated: (day) => `Aktualisiert am ${day}`,
  preview: 'Vorschau',
  previewNamed: (template) => `Vorschau von ${template}`,
  download: 'Herunterladen',
  downloadNamed: (template) => `${template} herunterladen`,
  downloaded: 'In deinen Downloads gespeichert.',
  downloadFailed: 'Die Datei wurde nicht heruntergeladen.',
  /** Beside an artifact or a mission: the button that downloads its document. */
  take: {
    get: 'Vorlage',
    getNamed: (template: string) => `Vorlage: ${template}`,
    more: (n: number) =>
      plural(n, {
        one: '# weitere Vorlage dieser Phase',
        other: '# weitere Vorlagen dieser Phase',
      }),
    missionDone: 'Mission geschafft:',
    mission: 'Das bekommst du mit dieser Mission',
  },
  premium: {
    get: 'Premium holen',
    getNamed: (template: string) => `Premium für ${template} holen`,
    /** With how many filled examples it has. */
    why: (n: number) =>
      plural(n, {
        one: 'Unten siehst du die leere Seite. Die Datei und das ausgefüllte Beispiel öffnen sich mit dem Premium-Pass.',
        other:
          'Unten siehst du die leere Seite. Die Datei und die # ausgefüllten Beispiele öffnen sich mit dem Premium-Pass.',
      }),
    pass: (xp: number, days: number) =>
      `Er kostet ${number(xp)} XP, die du beim Lernen verdienst, und öffnet alle Premium-Vorlagen für ${plural(days, { one: '# Tag', other: '# Tage' })}.`,
  },
  detail: {
    screen: 'Vorlage',
    loading: 'Die Vorlage wird geladen …',
    missing: 'Diese Vorlage gibt es nicht',
    missingText: 'Vielleicht heißt sie jetzt anders oder gehört zu einem anderen Kurs.',
    toList: 'Alle Vorlagen',
    versions: 'Fassung',
    blank: 'Leer',
    filledFor: (company) => `Ausgefüllt für ${company}`,
    get: (format) => `Als ${format} herunterladen`,
    preview: 'Vorschau des Dokuments',
    drawing: 'Zeichnung',
    drawingOf: (title: string) => `Zeichnung: ${title}`,
    counted: 'wird berechnet',
    guidance: 'So füllst du sie aus',
    practice: 'Ein Beispiel, von uns erfunden',
    model: {
      title: 'Als Modell',
      text: (name: string) => `Für ein Modellierungsprogramm: „${name}“.`,
      exchange: 'Austauschdatei (XML)',
      svg: 'Zeichnung (SVG)',
      failed: 'Die Datei wurde nicht erstellt. Versuch es gleich noch einmal.',
    },
    rating: {
      title: 'Deine Bewertung',
      first: 'Lade sie zuerst herunter, dann kannst du sie bewerten.',
      stars: (n) => plural(n, { one: '# Stern', other: '# Sterne' }),
      failed: 'Deine Bewertung wurde nicht gespeichert.',
    },
  },
};
