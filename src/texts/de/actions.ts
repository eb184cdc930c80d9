// Buttons and short words that several screens use.
import type { Messages } from '../messages.ts';
import { missedInBrackets, number, plural } from './words.ts';

const ofFew = (outOf: number, isPoints: boolean) =>
  `von ${isPoints ? plural(outOf, { one: '# Punkt', other: '# Punkten' }) : number(outOf)}`;

export const actions: Messages['actions'] = {
  retry: 'Nochmal versuchen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  locked: 'gesperrt',
  readAhead: 'Jetzt lesbar, öffnet sich später',
  xp: (n) => `${number(n)}\u00a0XP`,
  xpLevel: (n) => `${number(n)}\u00a0XP für deine Stufe`,
  xpAllCourses: (n) => `${number(n)}\u00a0XP für deine Stufe, aus allen Kursen`,
  allCourses: 'Alle Kurse',
  days: (n) => plural(n, { one: '#\u00a0Tag', other: '#\u00a0Tage' }),
  badges: (n) => `${number(n)}\u00a0Abzeichen`,
  examsTaken: (n) => plural(n, { one: '#\u00a0Prüfung', other: '#\u00a0Prüfungen' }),
  percent: (n) => `${number(n)}\u00a0%`,
  minutes: (n) => `${number(n)}\u00a0Min.`,
  minutesLeft: (n) => `noch ${number(n)}\u00a0Min.`,
  roundFailed: (round) => `Runde ${number(round)} nicht bestanden`,
  nextRound: 'Nächste Runde',
  few: (reached, outOf, isPoints) => `${number(reached)} ${ofFew(outOf, isPoints)}`,
  ofFew,
  tooQuick: 'Zu schnell, um zu zählen',
  missed: 'Falsche Fragen',
  practiseMissed: (asked, all, open) => {
    if (open === all) {
      return all > asked
        ? `${number(asked)} deiner ${number(all)} offen gelassenen Fragen üben`
        : plural(all, {
            one: 'Die offen gelassene Frage üben',
            other: 'Die # offen gelassenen Fragen üben',
          });
    }
    if (open > 0) {
      const name =
        all > asked
          ? `${number(asked)} von ${number(all)} Fragen nochmal üben`
          : `${number(all)} Fragen nochmal üben`;
      return `${name}${missedInBrackets(all, open)}`;
    }
    return all > asked
      ? `${number(asked)} deiner ${number(all)} falschen Fragen üben`
      : plural(all, { one: 'Deine falsche Frage üben', other: 'Deine # falschen Fragen üben' });
  },
};
