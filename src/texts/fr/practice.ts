// Entraînement : la certitude, une autre question pareille, et les secondes de la série rapide.

import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const practice = {
  another: 'Encore une question sur ce thème',
  anotherMinutes: (n: number) =>
    `Encore une question sur ce thème, ${plural(n, { one: '# minute de plus', other: '# minutes de plus' })}`,
  anotherSeconds: (n: number) =>
    `Encore une question sur ce thème, ${plural(n, { one: '# seconde de plus', other: '# secondes de plus' })}`,
  adding: 'Une question arrive',
  none: 'Il n’y a plus d’autre question sur ce thème\u202f: cette tentative les a toutes.',
  asks: 'Thème et questions :',
  finishFirst: 'Termine-le pour travailler un autre thème, ou choisis-en un ici.',
  other: {
    choose: 'Un autre thème',
    asked: 'Tu as demandé\u202f:',
    text: (answered, total) =>
      `Cet autre entraînement est encore en cours, ${number(answered)} réponses sur ${number(total)}. Si tu le termines, ce que tu as répondu compte, et son bilan reste dans tes tentatives.`,
    start: 'Le terminer et commencer le nouveau',
    ending: 'En cours de clôture',
    failed: 'Il n’a pas été terminé et rien n’a commencé. Tes réponses sont gardées.',
    ended: 'L’autre entraînement est rendu',
    endedText: 'Son bilan est dans tes tentatives.',
  },
  said: {
    sure: 'Tu as dit : sûre.',
    fairly: 'Tu as dit : assez sûre.',
    guess: 'Tu as dit : au hasard.',
  },
  ring: {
    left: (n: number) =>
      plural(n, {
        one: 'Il reste # seconde pour cette question',
        other: 'Il reste # secondes pour cette question',
      }),
    soon: 'Il reste dix secondes pour cette question.',
    over: 'Le temps de cette question est écoulé.',
  },
  rapid: {
    left: {
      right: (n: number) => `Question ${number(n)}\u202f: juste`,
      part: (n: number) => `Question ${number(n)}\u202f: juste en partie`,
      wrong: (n: number) => `Question ${number(n)}\u202f: pas juste`,
      none: (n: number) => `Question ${number(n)}\u202f: sans réponse`,
    },
    coming: 'La question suivante arrive',
    goesOn: 'Le chronomètre de la question en cours continue de tourner.',
    failed: 'La question suivante n’est pas arrivée. Elle sera redemandée automatiquement.',
    rest: (n: number) =>
      plural(n, {
        one: '# question est sans réponse : elle compte comme fausse.',
        other: '# questions sont sans réponse : elles comptent comme fausses.',
      }),
  },
} satisfies Messages['practice'];
