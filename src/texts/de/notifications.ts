// The drawer of notifications.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const notifications: Messages['notifications'] = {
  title: 'Benachrichtigungen',
  close: 'Benachrichtigungen schließen',
  readAll: 'Alle als gelesen markieren',
  empty: 'Keine Benachrichtigungen',
  emptyText: 'Hier erfährst du von deinen Fortschritten und Erfolgen.',
  loading: 'Benachrichtigungen werden geladen',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  failedText: 'Es ist nichts verloren. Prüfe die Verbindung und versuch es noch einmal.',
  shortcuts: 'Schnellzugriff',
  unread: 'Ungelesen',
  streak: 'Erinnerung an deine Serie',
  days: (n: number) => plural(n, { one: 'bisher # Tag', other: 'bisher # Tage' }),
};
