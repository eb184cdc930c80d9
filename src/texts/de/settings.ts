// The settings: profile, notifications, audio, appearance, privacy, language, and what is set for a course.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const settings = {
  title: 'Einstellungen',
  tabs: {
    label: 'Einstellungen nach Thema',
    profile: 'Profil',
    notifications: 'Benachrichtigungen',
    audio: 'Ton',
    appearance: 'Darstellung',
    privacy: 'Privatsphäre',
    language: 'Sprache und Region',
    security: 'Sicherheit',
    data: 'Daten',
  },
  save: 'Änderungen speichern',
  state: {
    saved: 'Alle Änderungen sind gespeichert.',
    typed: 'Was du getippt hast, ist noch nicht gespeichert. Drück „Änderungen speichern“.',
    saving: 'Wird gespeichert',
    unsent: (n: number) =>
      plural(n, {
        one: '# Änderung wartet, bis der Server erreichbar ist.',
        other: '# Änderungen warten, bis der Server erreichbar ist.',
      }),
    failed: 'Die letzte Änderung wurde nicht gespeichert.',
  },
  profile: {
    text: 'Dein Name bei Meritpath.',
    name: 'Anzeigename',
    nameHint: 'Das erste Wort ist dein Vorname, der Rest dein Nachname.',
    nameMissing: 'Anzeigename: Gib deinen Namen ein.',
    nameRefused: 'Anzeigename: Vor- und Nachname haben je bis zu 50 sichtbare Zeichen.',
    email: 'E-Mail',
    emailFixed: 'Die E-Mail-Adresse kann hier nicht geändert werden',
    emailChange: 'Adresse unter Sicherheit ändern',
    bio: 'Über dich',
    bioHint: (n: number) => plural(n, { one: 'Noch # Zeichen.', other: 'Noch # Zeichen.' }),
    bioRefused: 'Über dich: Erlaubt sind bis zu 500 sichtbare Zeichen.',
    failed: 'Profil nicht gespeichert',
  },
  study: {
    title: (course: string) => `Dein Lernen: ${course}`,
    text: 'Das gilt für den gewählten Kurs, das Tagesziel für alle. Was du auswählst, ist sofort gespeichert; nur Getipptes wartet auf „Änderungen speichern“.',
  },
  notifications: {
    text: 'Was dich erreichen darf, und wie. Nachrichten zu deinem Konto selbst kommen immer per E-Mail.',
    email: 'Benachrichtigungen per E-Mail',
    emailHint: 'An die Adresse deines Kontos.',
    push: 'Push-Nachrichten',
    pushHint:
      'Eine Nachricht auf deinen Geräten, wenn etwas geschieht, auch wenn diese Seite geschlossen ist.',
    device: {
      allow: 'Auf diesem Gerät erlauben',
      stop: 'Auf diesem Gerät beenden',
      failed: 'Das hat nicht geklappt: Der Push-Dienst deines Browsers war nicht zu erreichen.',
      states: {
        unsupported: 'Dieser Browser kann hier keine Push-Nachrichten zeigen.',
        blocked:
          'Dein Browser blockiert Nachrichten dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite.',
        waiting:
          'Push-Nachrichten werden auf diesem Gerät noch vorbereitet. Bleibt es dabei, lade die Seite neu; ein privates Fenster zeigt vielleicht keine.',
        off: 'Dieses Gerät zeigt noch keine Nachrichten.',
        on: 'Dieses Gerät zeigt deine Nachrichten.',
      },
    },
    what: 'Worüber',
    achievements: 'Erfolge',
    achievementsHint: 'Abzeichen, Stufen, abgeschlossene Missionen und Zertifikate.',
    events: 'Events',
    eventsHint: 'Wenn ein Event beginnt oder endet.',
    digest: 'Wochenrückblick',
    digestHint: 'Was du in der Woche getan hast, am Montagmorgen, wenn es etwas zu erzählen gibt.',
    streak: 'Erinnerung an die Serie',
    streakHint: 'Eine am Abend eines Tages ohne Lernen, ab einer Serie von zwei Tagen.',
    byEmail: 'Per E-Mail',
    noMail: 'Diese Seite kann keine E-Mails senden, deshalb kommt davon nichts per E-Mail.',
    achievementsByEmail: 'E-Mails über Erfolge',
    achievementsByEmailHint:
      'Was du in der App noch nicht gesehen hast, höchstens eine E-Mail am Tag.',
    streakByEmail: 'E-Mails zu deiner Serie',
    streakByEmailHint: 'Die Erinnerung am Abend, auch per E-Mail.',
  },
  audio: {
    text: 'Alle Töne entstehen in deinem Browser. Nichts erklingt, bevor du etwas gedrückt hast.',
    effects: 'Klangeffekte',
    effectsHint: 'Kurze Töne für richtige Antworten, Abgeschlossenes und neue Stufen.',
    music: 'Hintergrundmusik',
    musicHint:
      'Ruhige Musik, die sich nie wiederholt. Sie pausiert, solange diese Seite nicht zu sehen ist.',
    volume: 'Lautstärke',
    hear: 'Ton anhören',
    quiet: 'Der Ruhemodus ist an: Nichts ist zu hören, bis du ihn unter Darstellung ausschaltest.',
  },
  appearance: {
    text: 'Wie Meritpath auf allen deinen Geräten aussieht.',
    theme: 'Farbschema',
    textSize: 'Schriftgröße',
    sizes: { normal: 'Normal', large: 'Groß', largest: 'Sehr groß' },
    spacing: 'Legasthenie-freundliche Abstände',
    spacingHint: 'Mehr Platz zwischen Buchstaben, Wörtern und Zeilen.',
    keys: 'Tastenkürzel aus einer Taste',
    keysHint:
      'Buchstaben, Ziffern und das Fragezeichen tun für sich allein etwas. Schalte das aus, wenn leicht eine Taste aus Versehen gedrückt wird oder du diktierst.',
    still: 'Weniger Bewegung',
    stillHint: 'Nichts bewegt sich. Auf Geräten, die darum bitten, ist das ohnehin so.',
    confetti: 'Konfetti',
    confettiHint: 'Für abgeschlossene Missionen, bestandene Prüfungen, Abzeichen und Stufen.',
    quiet: 'Ruhemodus',
    quietHint:
      'Blendet XP, Serien und Ränge aus und schaltet alle Töne stumm. Gezählt wird weiter.',
  },
  privacy: {
    text: 'Was andere Lernende von dir sehen: in den Ranglisten deinen Namen und deine XP, und was du daneben zeigst.',
    page: 'Deine öffentliche Seite',
    pageText:
      'Wer ihre Adresse hat, sieht deinen Namen sowie Stufe, Serie und Abzeichen, soweit sie hier eingeschaltet sind.',
    pageHidden: 'Dein Profil ist nicht öffentlich: Niemand sieht eine Seite von dir.',
    pageCreate: 'Adresse erstellen',
    pageOpen: 'Deine öffentliche Seite öffnen',
    publicProfile: 'Öffentliches Profil',
    publicHint: 'Andere Lernende sehen dich in den Ranglisten, unter deinem Anzeigenamen.',
    progress: 'Fortschritt zeigen',
    progressHint:
      'Deine Stufe und deine Serie, in den Ranglisten und auf deiner öffentlichen Seite.',
    badges: 'Abzeichen zeigen',
    badgesHint:
      'Deine Abzeichen: wie viele in den Ranglisten, welche auf deiner öffentlichen Seite.',
  },
  language: {
    text: 'Datum und Zahlen richten sich nach der Sprache. Die Texte der Kurse sind auf Englisch.',
    language: 'Sprache',
    zone: 'Zeitzone',
    zoneHint: (now: string) =>
      `Nach ihr beginnen und enden deine Lerntage. Dort ist es jetzt ${now}.`,
    zoneHere: (zone: string) => `Zone dieses Geräts nehmen: ${zone}`,
  },
} satisfies Messages['settings'];
