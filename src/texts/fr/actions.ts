// Buttons and short words that several screens use.
import type { Messages } from '../messages.ts';
import { missedInBrackets, number, plural } from './words.ts';

const ofFew = (outOf: number, isPoints: boolean) =>
  `sur ${isPoints ? plural(outOf, { one: '# point', other: '# points' }) : number(outOf)}`;

export const actions = {
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  locked: 'verrouillé',
  readAhead: 'Lisible, s’ouvre plus tard',
  xp: (n: number) => `${number(n)} XP`,
  xpLevel: (n: number) => `${number(n)} XP pour ton niveau`,
  xpAllCourses: (n: number) => `${number(n)} XP pour ton niveau, de tous les cours`,
  allCourses: 'Tous les cours',
  days: (n: number) => plural(n, { one: '# jour', other: '# jours' }),
  badges: (n: number) => plural(n, { one: '# badge', other: '# badges' }),
  examsTaken: (n: number) => plural(n, { one: '# épreuve passée', other: '# épreuves passées' }),
  percent: (n: number) => `${number(n)} %`,
  minutes: (n: number) => `${number(n)} min`,
  minutesLeft: (n) => `encore ${number(n)} min`,
  roundFailed: (round) => `Manche ${number(round)} non réussie`,
  nextRound: 'Manche suivante',
  few: (reached, outOf, isPoints) => `${number(reached)} ${ofFew(outOf, isPoints)}`,
  ofFew,
  tooQuick: 'Trop rapide pour compter',
  missed: 'Questions ratées',
  practiseMissed: (asked, all, open) => {
    if (open === all) {
      return all > asked
        ? `Retravailler ${number(asked)} de tes ${number(all)} questions sans réponse`
        : plural(all, {
            one: 'Retravailler ta question sans réponse',
            other: 'Retravailler tes # questions sans réponse',
          });
    }
    if (open > 0) {
      const name =
        all > asked
          ? `Retravailler ${number(asked)} de tes ${number(all)} questions`
          : `Retravailler tes ${number(all)} questions`;
      return `${name}${missedInBrackets(all, open)}`;
    }
    return all > asked
      ? `Retravailler ${number(asked)} de tes ${number(all)} erreurs`
      : plural(all, { one: 'Retravailler ton erreur', other: 'Retravailler tes # erreurs' });
  },
} satisfies Messages['actions'];
