// Quick actions.
import type { Messages } from '../messages.ts';

export const quick: Messages['quick'] = {
  close: 'Schnellaktionen schließen',
  startNext: 'Nächste Mission starten',
  startStep: 'Nächsten Schritt starten',
  resume: 'Aktuelle Mission fortsetzen',
  daily: 'Tages-Challenge',
  templates: 'Vorlagen herunterladen',
  templatesText: 'Dateien für deine eigene Arbeit',
  achievements: 'Erfolge ansehen',
  tip: {
    before: 'Mit',
    between: 'öffnest du das von überall, mit',
    after: 'siehst du alle Kürzel.',
  },
};
