// Üben: wie sicher man war, noch eine solche Frage, und die Sekunden von Schnellfeuer.

import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const practice = {
  another: 'Noch eine Frage zu diesem Thema',
  anotherMinutes: (n) =>
    `Noch eine Frage zu diesem Thema, ${plural(n, { one: '# Minute mehr', other: '# Minuten mehr' })}`,
  anotherSeconds: (n) =>
    `Noch eine Frage zu diesem Thema, ${plural(n, { one: '# Sekunde mehr', other: '# Sekunden mehr' })}`,
  adding: 'Eine Frage kommt dazu',
  none: 'Zu diesem Thema gibt es keine weitere Frage: Dieser Versuch stellt sie alle.',
  asks: 'Thema und Fragen:',
  finishFirst: 'Beende diese Übung, um ein anderes Thema zu üben, oder wähle hier eines.',
  other: {
    choose: 'Anderes Thema',
    asked: 'Du wolltest:',
    text: (answered, total) =>
      `Diese andere Übung läuft noch, ${number(answered)} von ${number(total)} beantwortet. Beendest du sie, zählt, was du beantwortet hast: Die Auswertung findest du bei deinen Versuchen.`,
    start: 'Beenden und die neue starten',
    ending: 'Wird beendet',
    failed: 'Sie wurde nicht beendet, und nichts wurde gestartet. Deine Antworten sind da.',
    ended: 'Die andere Übung ist abgegeben',
    endedText: 'Ihre Auswertung steht bei deinen Versuchen.',
  },
  said: {
    sure: 'Du warst dir sicher.',
    fairly: 'Du warst dir ziemlich sicher.',
    guess: 'Du hast geraten.',
  },
  ring: {
    left: (n: number) =>
      plural(n, {
        one: 'Noch # Sekunde für diese Frage',
        other: 'Noch # Sekunden für diese Frage',
      }),
    soon: 'Noch zehn Sekunden für diese Frage.',
    over: 'Die Zeit für diese Frage ist um.',
  },
  rapid: {
    left: {
      right: (n: number) => `Frage ${number(n)}: richtig`,
      part: (n: number) => `Frage ${number(n)}: zum Teil richtig`,
      wrong: (n: number) => `Frage ${number(n)}: nicht richtig`,
      none: (n: number) => `Frage ${number(n)}: keine Antwort`,
    },
    coming: 'Die nächste Frage kommt',
    goesOn: 'Die Uhr der aktuellen Frage läuft weiter.',
    failed: 'Die nächste Frage kam nicht an. Sie wird von selbst noch einmal angefordert.',
    rest: (n: number) =>
      plural(n, {
        one: '# Frage ist nicht beantwortet: Sie zählt als falsch.',
        other: '# Fragen sind nicht beantwortet: Sie zählen als falsch.',
      }),
  },
} satisfies Messages['practice'];
