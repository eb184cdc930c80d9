// The pages that links of mails lead to: a new password, and a confirmed address.
import type { Messages } from '../messages.ts';

export const links: Messages['links'] = {
  reset: {
    title: 'Neues Passwort setzen',
    text: 'Nimm eines, das du sonst nirgends verwendest.',
    save: 'Passwort speichern',
    invalidTitle: 'Dieser Link gilt nicht mehr',
    invalidText: 'Er wurde schon benutzt, ist zu alt oder unvollständig. Fordere einen neuen an.',
    askAgain: 'Neuen Link anfordern',
  },
  confirm: {
    loadingTitle: 'Einen Moment',
    loading: 'Deine E-Mail-Adresse wird bestätigt',
    title: 'E-Mail-Adresse bestätigt',
    text: 'Du kannst dich jetzt anmelden.',
    textSignedIn: 'Deine Registrierung ist abgeschlossen.',
    go: 'Zu den Kursen',
    failedTitle: 'Nicht bestätigt',
    failedText: 'Der Link wurde schon benutzt, ist zu alt oder unvollständig.',
  },
};
