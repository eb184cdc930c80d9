import type { MailMessages } from './messages.ts';

export const mailDE: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Bestätige deine E-Mail für Meritpath',
    body: `Willkommen bei Meritpath!

Öffne diesen Link, um deine E-Mail zu bestätigen und die Anmeldung abzuschließen:

${link}

Der Link gilt einmal und ${hours} Stunden lang. Wenn du dich nicht angemeldet hast, ignoriere diese Nachricht: Ohne den Link geschieht nichts.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Du hast schon ein Meritpath-Konto',
    body: `Jemand, vermutlich du, wollte diese Adresse für ein Meritpath-Konto verwenden. Es gibt damit schon ein Konto, deshalb hat sich nichts geändert.

Melde dich an oder wähle dort „Passwort vergessen?“, um ein neues Passwort zu setzen:

${site}

Wenn du es nicht warst, musst du nichts tun.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Setze ein neues Passwort für Meritpath',
    body: `Öffne diesen Link, um ein neues Passwort zu setzen:

${link}

Der Link gilt einmal und ${minutes} Minuten lang. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Dein Meritpath-Passwort wurde geändert',
    body: `Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.

Wenn du es nicht warst, setze jetzt mit „Passwort vergessen?“ ein neues Passwort:

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Bestätige deine neue E-Mail für Meritpath',
    body: `Öffne diesen Link, um diese Adresse für dein Meritpath-Konto zu verwenden:

${link}

Der Link gilt einmal und ${hours} Stunden lang. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht: Es ändert sich nichts.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'Die E-Mail deines Meritpath-Kontos soll geändert werden',
    body: `Jemand, der in deinem Konto angemeldet ist, möchte dessen E-Mail in ${newEmail} ändern. Sie ändert sich, sobald der Link an diese Adresse geöffnet wird.

Wenn du es nicht warst, ändere jetzt dein Passwort; das meldet alle anderen Geräte ab:

${site}`,
  }),
};
