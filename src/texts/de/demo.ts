// What a demo learner is told about the demo, on every screen.
import type { Messages } from '../messages.ts';

export const demo: Messages['demo'] = {
  mark: 'Demo',
  open: 'Demo: was das ist und wie du ein eigenes Konto bekommst',
  title: 'Das ist die Demo',
  made: 'Die Person und alles, was sie getan hat, sind erfunden. Probier aus, was du willst: Was gesperrt ist, öffnet sich beim Lernen.',
  erased: 'Sie wird nach 7 Tagen gelöscht, samt allem, was du darin tust.',
  own: 'Dein eigenes Konto ist kostenlos und fängt ganz von vorn an: Aus der Demo kommt nichts mit. Wenn du es anlegst, verlässt du diese Demo und kannst nicht in sie zurück; eine neue öffnest du jederzeit.',
  ownShort: 'mein Konto',
  look: {
    title: 'Wo es am meisten zu sehen gibt',
    about:
      'Du siehst jemanden nach den ersten fünf Lerntagen. Was gesperrt ist, öffnet sich unterwegs. Die Demo wird nach 7 Tagen gelöscht.',
    here: (course) => `Im Kurs ${course}`,
    elsewhere: 'In anderen Kursen',
    inCourse: (place, course) => `${place}, im Kurs ${course}`,
    places: {
      lab: { name: 'Ein Lab zum Ausprobieren', text: 'Direkt auf der Seite, mit Auswertung' },
      mission: {
        name: 'Eine Mission zum Spielen',
        text: 'Eine Geschichte in Karten, mit Fragen unterwegs',
      },
      lesson: { name: 'Eine Lektion zum Lesen', text: 'In kurzen Karten, und sie fragt nach' },
      document: { name: 'Ein ausgefülltes Dokument', text: 'Lies es, ändere es, nimm es mit' },
      checklist: {
        name: 'Eine begonnene Checkliste',
        text: 'Haken und Notizen zur eigenen Arbeit',
      },
      model: { name: 'Ein Modell', text: 'Auf der Seite gezeichnet, du kannst es ändern' },
      reports: { name: 'Abgelegte Probeprüfungen', text: 'Jede mit ihrer Auswertung' },
      line: { name: 'Die Linie des Kurses', text: 'Was geschafft ist und was als Nächstes kommt' },
      progress: { name: 'Fortschritt', text: 'Tag für Tag, in allen Kursen' },
    },
  },
  endTitle: 'Gefällt dir, was du siehst?',
  create: 'Eigenes Konto anlegen',
  stay: 'Zurück zur Demo',
  leave: {
    title: 'Diese Demo verlassen und ein eigenes Konto anlegen?',
    text: 'In diese Demo kannst du nicht zurück, und was du darin ausprobiert hast, wird 7 Tage nach ihrem Beginn gelöscht. Eine neue Demo öffnest du jederzeit.',
    yes: 'Mein Konto anlegen',
    stay: 'Bleiben',
  },
};
