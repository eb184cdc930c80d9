import { number, plural } from '../de/words.ts';
import { type ExamAhead, listOf, type MailMessages, paragraphs } from './messages.ts';

export const mailDE: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Bestätige deine E-Mail-Adresse für Meritpath',
    action: 'E-Mail-Adresse bestätigen',
    body: `Willkommen bei Meritpath!

Öffne diesen Link, um deine E-Mail-Adresse zu bestätigen und die Registrierung abzuschließen:

${link}

Der Link funktioniert einmal und gilt ${hours} Stunden. Wenn du dich nicht registriert hast, ignoriere diese Nachricht: Ohne den Link passiert nichts.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Du hast schon ein Meritpath-Konto',
    action: 'Anmelden',
    body: `Jemand, vermutlich du, wollte mit dieser Adresse ein Meritpath-Konto erstellen. Es gibt damit schon ein Konto, deshalb hat sich nichts geändert.

Melde dich an oder wähle dort „Passwort vergessen?“, um ein neues Passwort zu setzen:

${site}

Wenn du es nicht warst, musst du nichts tun.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Setze ein neues Passwort für Meritpath',
    action: 'Neues Passwort setzen',
    body: `Öffne diesen Link, um ein neues Passwort zu setzen:

${link}

Der Link funktioniert einmal und gilt ${minutes} Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Dein Meritpath-Passwort wurde geändert',
    action: 'Neues Passwort setzen',
    body: `Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.

Wenn du es nicht warst, setze jetzt mit „Passwort vergessen?“ ein neues Passwort:

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse für Meritpath',
    action: 'Diese Adresse verwenden',
    body: `Öffne diesen Link, um diese Adresse für dein Meritpath-Konto zu verwenden:

${link}

Der Link funktioniert einmal und gilt ${hours} Stunden. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht: Es ändert sich nichts.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'Die E-Mail-Adresse deines Meritpath-Kontos soll sich ändern',
    action: 'Anmelden',
    body: `Von einem Gerät, das in deinem Konto angemeldet ist, kam der Wunsch, dessen E-Mail-Adresse in ${newEmail} zu ändern. Sie ändert sich, sobald dort der Bestätigungslink geöffnet wird.

Wenn du es nicht warst, ändere jetzt dein Passwort; das meldet alle anderen Geräte ab:

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Dein Konto bei Meritpath wird gelöscht',
    action: 'Anmelden und behalten',
    body: `Dein Konto wurde zur Löschung vorgemerkt und alle Geräte wurden abgemeldet. In ${days} Tagen wird es mit allem, was darin ist, gelöscht.

Wenn du es behalten möchtest, melde dich vorher an und wähle, es zu behalten:

${site}

Wenn du das nicht warst, tu das jetzt und ändere dein Passwort.`,
  }),
  passkeyAdded: ({ security }) => ({
    subject: 'Neuer Passkey für dein Meritpath-Konto',
    action: 'Sicherheit öffnen',
    body: `Zu deinem Konto wurde ein Passkey hinzugefügt. Damit ist ab jetzt eine Anmeldung ohne Passwort möglich.

Wenn du es nicht warst, entferne ihn unter „Sicherheit“ und ändere dein Passwort:

${security}`,
  }),
  passkeyRemoved: ({ security }) => ({
    subject: 'Aus deinem Meritpath-Konto wurde ein Passkey entfernt',
    action: 'Sicherheit öffnen',
    body: `Aus deinem Konto wurde ein Passkey entfernt. Mit ihm kann sich niemand mehr anmelden.

Wenn du es nicht warst, ändere jetzt dein Passwort; das meldet alle anderen Geräte ab:

${security}`,
  }),
  twoFactorOn: ({ security }) => ({
    subject: 'Anmeldung in zwei Schritten: an für dein Meritpath-Konto',
    action: 'Sicherheit öffnen',
    body: `Die Anmeldung in zwei Schritten wurde eingeschaltet. Nach dem Passwort fragt die Anmeldung jetzt nach einem Code aus deiner Authenticator-App.

Wenn du es nicht warst, ändere jetzt dein Passwort und schalte sie unter „Sicherheit“ aus:

${security}`,
  }),
  twoFactorOff: ({ security }) => ({
    subject: 'Anmeldung in zwei Schritten: aus für dein Meritpath-Konto',
    action: 'Sicherheit öffnen',
    body: `Die Anmeldung in zwei Schritten wurde ausgeschaltet. Ab jetzt genügt das Passwort.

Wenn du es nicht warst, ändere jetzt dein Passwort und schalte sie wieder ein:

${security}`,
  }),
  recoveryCodesRenewed: ({ security }) => ({
    subject: 'Dein Meritpath-Konto hat neue Wiederherstellungscodes',
    action: 'Sicherheit öffnen',
    body: `Für dein Konto wurden zehn neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.

Wenn du es nicht warst, ändere jetzt dein Passwort und erstelle neue Codes:

${security}`,
  }),
  news: {
    mission_done: 'Mission geschafft',
    badge_earned: 'Abzeichen erhalten',
    level_reached: 'Neue Stufe',
    event_started: 'Event offen',
    event_done: 'Event-Ziel erreicht',
    event_ended: 'Event beendet',
    certificate_issued: 'Zertifikat ausgestellt',
    line: (what, subject) => `${what}: ${subject}`,
  },
  achievements: ({ lines, link }) => ({
    subject:
      lines.length === 1
        ? lines[0]!
        : plural(lines.length, { one: '# neuer Erfolg', other: '# neue Erfolge' }),
    action: 'Meinen Fortschritt ansehen',
    body: `Gut gemacht! Das ist neu, seit du zuletzt da warst:

${listOf(lines)}

${link}`,
  }),
  streak: ({ days, shields, link }) => ({
    subject: `Deine Serie: ${days} Tage`,
    action: 'Weiterlernen',
    body: `Heute ist noch offen: Mit einer Karte oder einer Frage werden es ${days + 1} Tage.${
      shields === 0
        ? ''
        : plural(shields, {
            one: ' Und wenn es heute nicht passt, hält dein Schutzschild die Serie.',
            other: ' Und wenn es heute nicht passt, hält einer deiner # Schutzschilde die Serie.',
          })
    }

${link}`,
  }),
  digest: ({ from, to, studyDays, xp, finished, more, badges, streakDays, exams, link }) => ({
    subject:
      studyDays === 0
        ? examIn(exams[0]!)
        : `Deine Woche: ${plural(studyDays, { one: '# Lerntag', other: '# Lerntage' })}`,
    action: 'Weiterlernen',
    body: paragraphs(
      studyDays > 0 && `Deine Woche vom ${from} bis zum ${to}:`,
      studyDays > 0 &&
        listOf([
          plural(studyDays, { one: '# Lerntag', other: '# Lerntage' }),
          ...(xp === null ? [] : [`${number(xp)} XP`]),
          ...(streakDays === null
            ? []
            : [plural(streakDays, { one: 'Serie: # Tag', other: 'Serie: # Tage' })]),
          ...badges.map((name) => `Abzeichen erhalten: ${name}`),
        ]),
      finished.length > 0 && 'Das hast du abgeschlossen:',
      finished.length > 0 &&
        listOf([
          ...finished.map(({ title, isTestOut }) =>
            isTestOut ? `Durch ihren Test geöffnet: ${title}` : title,
          ),
          ...(more > 0
            ? [plural(more, { one: 'und # weitere Einheit', other: 'und # weitere Einheiten' })]
            : []),
        ]),
      exams.length > 0 &&
        `${exams.map(examIn).join('. ')}. Zehn Minuten heute sind ein guter Anfang.`,
      link,
    ),
  }),
  unsubscribe: 'Abbestellen',
  because: {
    achievements:
      'Du bekommst diese Nachricht, weil in deinen Einstellungen E-Mails über Erfolge an sind.',
    streak:
      'Du bekommst diese Nachricht, weil in deinen Einstellungen E-Mails zu deiner Serie an sind.',
    digest: 'Du bekommst diese Nachricht, weil in deinen Einstellungen der Wochenrückblick an ist.',
  },
  supportReply: ({ subject, text, link }) => ({
    subject: `Antwort vom Support: ${subject}`,
    action: 'Antwort lesen',
    body: `Der Support hat dir geschrieben:

${text}

Hier liest du die Antwort bei deinen Nachrichten und kannst zurückschreiben, wenn noch etwas offen ist:

${link}`,
  }),
};

const examIn = ({ course, days }: ExamAhead): string =>
  days === 0
    ? `Heute ist deine Prüfung in ${course}`
    : plural(days, {
        one: `Morgen ist deine Prüfung in ${course}`,
        other: `Noch # Tage bis zu deiner Prüfung in ${course}`,
      });
