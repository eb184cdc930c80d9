// Entraînement : la certitude, une autre question pareille, et les secondes de la série rapide.
import { plural } from '../../fr/words.ts';
import type { ExamMessages } from '../messages.ts';

export const practice = {
  another: 'Une autre comme celle-ci',
  adding: 'Une question arrive',
  none: 'Il n’y a pas d’autre question pareille : cette tentative les a toutes.',
  asks: 'Thème et questions :',
  finishFirst: 'Termine cet entraînement pour choisir un autre thème.',
  said: {
    sure: 'Tu as dit : certain.',
    fairly: 'Tu as dit : assez certain.',
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
    coming: 'La question suivante arrive',
    failed: 'La question suivante n’est pas arrivée. Elle sera redemandée sans que tu fasses rien.',
    rest: (n: number) =>
      plural(n, {
        one: '# question est sans réponse : elle compte comme fausse.',
        other: '# questions sont sans réponse : elles comptent comme fausses.',
      }),
  },
} satisfies ExamMessages['practice'];
