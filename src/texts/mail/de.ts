import type { MailMessages } from './messages.ts';

export const mailDE: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Bestätige deine E-Mail-Adresse für Meritpath',
    body: `Willkommen bei Meritpath!

Öffne diesen Link, um deine E-Mail-Adresse zu bestätigen und die Registrierung abzuschließen:

${link}

Der Link funktioniert einmal und gilt ${hours} Stunden. Wenn du dich nicht registriert hast, ignoriere diese Nachricht: Ohne den Link passiert nichts.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Du hast schon ein Meritpath-Konto',
    body: `Jemand, vermutlich du, wollte mit dieser Adresse ein Meritpath-Konto erstellen. Es gibt damit schon ein Konto, deshalb hat sich nichts geändert.

Melde dich an oder wähle dort „Passwort vergessen?“, um ein neues Passwort zu setzen:

${site}

Wenn du es nicht warst, musst du nichts tun.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Setze ein neues Passwort für Meritpath',
    body: `Öffne diesen Link, um ein neues Passwort zu setzen:

${link}

Der Link funktioniert einmal und gilt ${minutes} Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Dein Meritpath-Passwort wurde geändert',
    body: `Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.

Wenn du es nicht warst, setze jetzt mit „Passwort vergessen?“ ein neues Passwort:

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse für Meritpath',
    body: `Öffne diesen Link, um diese Adresse für dein Meritpath-Konto zu verwenden:

${link}

Der Link funktioniert einmal und gilt ${hours} Stunden. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht: Es ändert sich nichts.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'Die E-Mail-Adresse deines Meritpath-Kontos soll sich ändern',
    body: `Von einem Gerät, das in deinem Konto angemeldet ist, kam der Wunsch, dessen E-Mail-Adresse in ${newEmail} zu ändern. Sie ändert sich, sobald dort der Bestätigungslink geöffnet wird.

Wenn du es nicht warst, ändere jetzt dein Passwort; das meldet alle anderen Geräte ab:

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Dein Konto bei Meritpath wird gelöscht',
    body: `Dein Konto wurde zur Löschung vorgemerkt und alle Geräte wurden abgemeldet. In ${days} Tagen wird es mit allem, was darin ist, gelöscht.

Wenn du es behalten möchtest, melde dich vorher an und wähle, es zu behalten:

${site}

Wenn du das nicht warst, tu das jetzt und ändere dein Passwort.`,
  }),
};
