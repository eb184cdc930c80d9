// The glossary of a course.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const glossary: Messages['glossary'] = {
  title: 'Glossar',
  lead: (n, course) =>
    `${plural(n, { one: '# Begriff, den', other: '# Begriffe, die' })} die Lektionen von ${course} erklären.`,
  search: 'Glossar durchsuchen',
  placeholder: 'Begriffe suchen …',
  found: (n) => plural(n, { one: '# Begriff gefunden', other: '# Begriffe gefunden' }),
  none: 'Keine Begriffe gefunden',
  noneText: 'Versuch es mit einem anderen Wort.',
  clear: 'Alle Begriffe zeigen',
  related: 'Verwandt:',
  loading: 'Begriffe werden geladen',
  failed: 'Das Glossar wurde nicht geladen',
  failedText: 'Prüfe die Verbindung und versuch es noch einmal.',
  empty: (course) => `${course} hat kein Glossar`,
  emptyText: 'Die Fragen erklären die Begriffe, die sie verwenden.',
  toDashboard: 'Zum Dashboard',
};
