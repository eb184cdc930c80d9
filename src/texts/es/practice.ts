// Práctica: qué seguridad había, otra pregunta así y los segundos de la ronda rápida.

import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const practice = {
  another: 'Una pregunta más de este tema',
  anotherMinutes: (n: number) =>
    `Una pregunta más de este tema, ${plural(n, { one: '# minuto más', other: '# minutos más' })}`,
  anotherSeconds: (n: number) =>
    `Una pregunta más de este tema, ${plural(n, { one: '# segundo más', other: '# segundos más' })}`,
  adding: 'Añadiendo una pregunta',
  none: 'No hay más preguntas de este tema: este intento ya las tiene todas.',
  asks: 'Tema y preguntas:',
  finishFirst: 'Termínala para practicar otro tema, o elige uno aquí.',
  other: {
    choose: 'Otro tema',
    asked: 'Has pedido:',
    text: (answered, total) =>
      `Esta otra práctica sigue en curso, con ${number(answered)} de ${number(total)} respondidas. Si la terminas, cuenta lo que has respondido y su informe queda entre tus intentos.`,
    start: 'Terminarla y empezar la nueva',
    ending: 'Terminándola',
    failed: 'No se ha terminado y no ha empezado nada. Tus respuestas siguen ahí.',
    ended: 'La otra práctica está entregada',
    endedText: 'Su informe está entre tus intentos.',
  },
  said: {
    sure: 'Tu seguridad: mucha.',
    fairly: 'Tu seguridad: bastante.',
    guess: 'Lo has adivinado.',
  },
  ring: {
    left: (n: number) =>
      plural(n, {
        one: 'Queda # segundo para esta pregunta',
        other: 'Quedan # segundos para esta pregunta',
      }),
    soon: 'Quedan diez segundos para esta pregunta.',
    over: 'Se acabó el tiempo de esta pregunta.',
  },
  rapid: {
    left: {
      right: (n: number) => `Pregunta ${number(n)}: correcta`,
      part: (n: number) => `Pregunta ${number(n)}: correcta en parte`,
      wrong: (n: number) => `Pregunta ${number(n)}: incorrecta`,
      none: (n: number) => `Pregunta ${number(n)}: sin respuesta`,
    },
    coming: 'Llega la siguiente pregunta',
    goesOn: 'El reloj de la pregunta actual sigue corriendo.',
    failed: 'La siguiente pregunta no ha llegado. Se pedirá de nuevo automáticamente.',
    rest: (n: number) =>
      plural(n, {
        one: '# pregunta queda sin respuesta: cuenta como incorrecta.',
        other: '# preguntas quedan sin respuesta: cuentan como incorrectas.',
      }),
  },
} satisfies Messages['practice'];
