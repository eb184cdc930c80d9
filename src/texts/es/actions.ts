// Buttons and short words that several screens use.
import type { Messages } from '../messages.ts';
import { missedInBrackets, number, plural } from './words.ts';

const ofFew = (outOf: number, isPoints: boolean) =>
  `de ${isPoints ? plural(outOf, { one: '# punto', other: '# puntos' }) : number(outOf)}`;

export const actions = {
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  locked: 'bloqueado',
  readAhead: 'Se lee ya, se abre más tarde',
  xp: (n: number) => `${number(n)} XP`,
  xpLevel: (n: number) => `${number(n)} XP para tu nivel`,
  xpAllCourses: (n: number) => `${number(n)} XP para tu nivel, de todos los cursos`,
  allCourses: 'Todos los cursos',
  days: (n: number) => plural(n, { one: '# día', other: '# días' }),
  badges: (n: number) => plural(n, { one: '# insignia', other: '# insignias' }),
  examsTaken: (n: number) =>
    plural(n, {
      one: '# examen hecho',
      other: '# exámenes hechos',
    }),
  percent: (n: number) => `${number(n)} %`,
  minutes: (n: number) => `${number(n)} min`,
  minutesLeft: (n) => plural(n, { one: 'queda # min', other: 'quedan # min' }),
  roundFailed: (round) => `Ronda ${number(round)} no aprobada`,
  nextRound: 'Siguiente ronda',
  few: (reached, outOf, isPoints) => `${number(reached)} ${ofFew(outOf, isPoints)}`,
  ofFew,
  tooQuick: 'Demasiado rápido para contar',
  missed: 'Preguntas falladas',
  practiseMissed: (asked, all, open) => {
    if (open === all) {
      return all > asked
        ? `Practicar ${number(asked)} de las ${number(all)} que dejaste sin responder`
        : plural(all, {
            one: 'Practicar la que dejaste sin responder',
            other: 'Practicar las # que dejaste sin responder',
          });
    }
    if (open > 0) {
      const name =
        all > asked
          ? `Practicar ${number(asked)} de las ${number(all)} pendientes`
          : `Practicar las ${number(all)} pendientes`;
      return `${name}${missedInBrackets(all, open)}`;
    }
    return all > asked
      ? `Practicar ${number(asked)} de las ${number(all)} que fallaste`
      : plural(all, { one: 'Practicar la que fallaste', other: 'Practicar las # que fallaste' });
  },
} satisfies Messages['actions'];
