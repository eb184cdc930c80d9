// Certificates: the learner's own, what a stranger sees, and what is printed on one.
import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const certificates: Messages['certificates'] = {
  title: 'Zertifikate',
  loading: 'Deine Zertifikate werden geladen …',
  failed: 'Deine Zertifikate wurden nicht geladen',
  failedText: 'Sie liegen auf dem Server. Prüfe die Verbindung und versuch es noch einmal.',
  lead: 'Schließ alles ab, was in einem Kurs zählt, und sein Zertifikat gehört dir für immer.',
  progress: (percent, ofTrack) =>
    `${number(percent)}\u00a0% ${ofTrack ? 'deines Lernwegs' : 'geschafft'}`,
  open: 'Das Zertifikat gibt es bei 100\u00a0%.',
  go: (course) => `Mit ${course} weitermachen`,
  issue: 'Zertifikat holen',
  issueNamed: (course) => `Zertifikat für ${course} holen`,
  issuing: 'Wird ausgestellt …',
  issueFailed: 'Es wurde nicht ausgestellt. Versuch es noch einmal.',
  issued: (day) => `Ausgestellt am ${day}`,
  download: 'PDF herunterladen',
  downloadNamed: (course) => `Zertifikat für ${course} als PDF herunterladen`,
  verify: 'Öffentliche Seite',
  verifyNamed: (course) => `Öffentliche Seite des Zertifikats für ${course}`,
  sharing:
    'Wer den Link der öffentlichen Seite hat, sieht deinen Namen, den Kurs und den Tag, sonst nichts.',
  badge: {
    title: 'Signiertes Abzeichen',
    loading: 'Abzeichen wird geladen …',
    failed: 'Das Abzeichen wurde nicht geladen',
    invalid: 'Dieses Abzeichen ist nicht gültig',
    invalidText:
      'Unter dieser Adresse wurde kein Abzeichen ausgestellt. Prüfe, ob die Adresse vollständig ist.',
    valid: 'Dieses Abzeichen ist gültig',
    badge: 'Abzeichen',
    earned: 'Verdient am',
    download: 'Signiertes Abzeichen herunterladen',
    text: 'Eine Datei nach Open Badges 3.0. Badge-Wallets und andere Programme lesen sie und prüfen ihre Signatur mit dem öffentlichen Schlüssel dieser Website.',
  },
  page: {
    title: 'Zertifikat',
    loading: 'Das Zertifikat wird gesucht …',
    valid: 'Dieses Zertifikat ist gültig',
    validText: 'Es wurde hier ausgestellt, für alles, was in diesem Kurs zählt.',
    validEvent: 'Es wurde hier ausgestellt, weil das Ziel dieses Events erreicht wurde.',
    event: 'Event',
    days: 'Zeitraum',
    name: 'Ausgestellt für',
    course: 'Kurs',
    day: 'Ausgestellt am',
    id: 'Nummer',
    invalid: 'Dieses Zertifikat gibt es nicht',
    invalidText:
      'Unter dieser Adresse wurde nichts ausgestellt. Vielleicht fehlt ein Buchstabe, oder das Konto wurde gelöscht.',
    failed: 'Das Zertifikat konnte nicht geprüft werden',
    failedText: 'Prüfe die Verbindung und versuch es noch einmal.',
  },
  pdf: {
    title: 'Abschlusszertifikat',
    given: 'Dieses Zertifikat wird verliehen an',
    finished: 'für den vollständigen Abschluss des Kurses',
    finishedEvent: 'für das Erreichen des Ziels im Event',
    issued: (day) => `Ausgestellt am ${day}`,
    verify: 'Hier kann es jeder prüfen:',
    notOfficial: 'Dies ist ein Lernzertifikat und keine offizielle Zertifizierung.',
  },
};
