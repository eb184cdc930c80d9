// Security in the settings: password, address, second factor, passkeys, and where somebody is signed in.
import type { Messages } from '../messages.ts';

export const security = {
  demo: 'Demo-Lernende haben weder Passwort noch Adresse. Lege ein Konto an, um beides zu haben.',
  password: {
    title: 'Passwort',
    text: 'Wenn du es änderst, werden alle anderen Geräte abgemeldet.',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    save: 'Passwort ändern',
    changed: 'Passwort geändert. Alle anderen Geräte sind abgemeldet.',
    failed: 'Passwort nicht geändert',
    currentMissing: 'Bisheriges Passwort: Gib das Passwort ein, das du jetzt benutzt.',
    currentWrong: 'Bisheriges Passwort: Das ist nicht das Passwort deines Kontos.',
  },
  email: {
    title: 'E-Mail-Adresse',
    now: (email: string) => `Deine Adresse ist ${email}.`,
    text: 'An die neue Adresse geht ein Link, an die alte ein Hinweis. Die Adresse ändert sich, sobald du dem Link folgst.',
    noMail: 'Diese Seite kann keine E-Mails senden, deshalb lässt sich die Adresse nicht ändern.',
    next: 'Neue E-Mail-Adresse',
    save: 'Link senden',
    sent: (email: string) => `Ein Link ist unterwegs an ${email}. Er gilt einen Tag.`,
    failed: 'Adresse nicht geändert',
    same: 'Neue E-Mail-Adresse: Das ist schon deine Adresse.',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    loading: 'Deine Sitzungen werden geladen',
    failed: 'Deine Sitzungen konnten nicht geladen werden',
    here: 'Dieses Gerät',
    unknown: 'Unbekannter Browser',
    on: (browser: string, system: string) => `${browser} auf ${system}`,
    since: (day: string) => `Angemeldet am ${day}`,
    end: 'Abmelden',
    endOf: (device: string) => `Abmelden: ${device}`,
    ended: (device: string) => `Abgemeldet: ${device}`,
    endFailed: 'Die Sitzung wurde nicht beendet',
  },
} satisfies Messages['security'];
