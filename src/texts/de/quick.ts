// Quick actions.

import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const quick: Messages['quick'] = {
  close: 'Schnellaktionen schließen',
  startNext: 'Nächste Mission starten',
  startStep: 'Nächsten Schritt starten',
  resume: 'Aktuelle Mission fortsetzen',
  daily: 'Tages-Challenge',
  dailyDone: (percent) => `Heute erledigt: ${number(percent)}\u00a0%. Die nächste kommt morgen.`,
  templates: 'Vorlagen herunterladen',
  templatesText: 'Dateien für deine eigene Arbeit',
  achievements: 'Erfolge ansehen',
  tip: {
    before: 'Mit',
    between: 'öffnest du das von überall, mit',
    after: 'siehst du alle Kürzel.',
  },
};
