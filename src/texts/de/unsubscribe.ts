// The page of the link in a mail that ends mails of its kind.
import type { Messages } from '../messages.ts';

export const unsubscribe: Messages['unsubscribe'] = {
  title: 'Abbestellen',
  ask: {
    achievements: 'Keine E-Mails über Erfolge mehr?',
    streak: 'Keine E-Mails zu deiner Serie mehr?',
    digest: 'Keinen Wochenrückblick mehr?',
  },
  text: 'Ein Klick genügt, anmelden musst du dich nicht. In der App bleibt alles, wie es ist.',
  yes: 'Abbestellen',
  all: 'Alle E-Mails abbestellen, die nicht mein Konto betreffen',
  done: {
    achievements: 'Du bekommst keine E-Mails über Erfolge mehr',
    streak: 'Du bekommst keine E-Mails zu deiner Serie mehr',
    digest: 'Du bekommst keinen Wochenrückblick mehr',
  },
  doneAll: 'Du bekommst nur noch E-Mails, die dein Konto betreffen',
  doneText: 'Du kannst sie jederzeit wieder einschalten.',
  settings: 'Einstellungen öffnen',
  failed: 'Nicht abbestellt',
  badTitle: 'Dieser Link funktioniert nicht',
  badText:
    'Er ist nicht vollständig. Öffne ihn direkt aus der E-Mail oder wähle deine E-Mails in den Einstellungen.',
};
