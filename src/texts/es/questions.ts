// Preguntas de todo tipo: cómo se responden y qué dicen sus marcas.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const worth = (points: number) => plural(points, { one: '# punto', other: '# puntos' });

export const questions: Messages['questions'] = {
  hint: {
    sc: 'Elige una respuesta.',
    ms: (n) => `Elige ${number(n)} respuestas.`,
    gradient: 'Elige la mejor respuesta. Las cuatro valen 5, 3, 1 y 0 puntos.',
    match: 'Une cada línea con su pareja.',
    order:
      'Mueve una línea con sus flechas. El orden que se muestra al principio no es el correcto.',
    orderKeys:
      'Mueve una línea con sus flechas, o con Alt y las teclas de flecha. El orden que se muestra al principio no es el correcto.',
    fill: 'Elige lo que encaja en cada hueco.',
    hotspot: (n) =>
      `Elige ${plural(n, { one: '# lugar', other: '# lugares' })} en la imagen o en la lista.`,
  },
  scenario: 'El caso',
  caseFor: (from, to) => `El caso de las preguntas ${number(from)} a ${number(to)}`,
  caseMarked: 'Marcado en el caso: lo que decide esta pregunta.',
  table: 'Datos para leer',
  /** A view of a model beside the stem or the reading. */
  view: { closer: 'Acercar', farther: 'Alejar', inWords: 'La vista en palabras' },
  /** Ways on that are diagrams, and how they stand. */
  diagrams: {
    name: 'Diagrama',
    layout: 'Disposición de los diagramas',
    all: 'Los cuatro',
    pairs: 'De dos en dos',
    single: 'De uno en uno',
    compare: 'Comparar los diagramas',
    close: 'Cerrar la comparación',
    enlarge: (letter) => `Ampliar el diagrama ${letter}`,
    choose: (letter) => `Elegir ${letter}`,
    chosen: 'Tu elección',
  },
  matching: {
    hint: 'Arrastra cada pareja a su línea, o pulsa una línea para poner allí la que está marcada.',
    touchHint: 'Toca una línea para poner allí la pareja marcada. Para elegir otra, tócala antes.',
    pool: 'Para elegir',
    allPlaced: 'Cada línea tiene su pareja. Arrastra una, o púlsala, para moverla o devolverla.',
  },
  gap: (n) => `Hueco ${number(n)}`,
  places: 'Lugares de la imagen',
  strikeOut: (letter: string) => `Tachar la opción ${letter}`,
  nothing: 'Sin respuesta',
  firstAnswer: 'Primera respuesta',
  half: (right, total) =>
    `${number(right)} de ${number(total)} correctas. La pregunta solo cuenta si todo es correcto.`,
  points: (points, outOf) => `${number(points)} de ${worth(outOf)}`,
  worth,
  mine: (points) => `Tu respuesta, ${worth(points)}`,
  scored: (letter, points) => `${letter}: ${worth(points)}`,
  readOn: 'Sigue leyendo:',
  lessonLocked: 'Aún bloqueada. El enlace lleva a lo que va antes.',
  lessonReadable: 'Aún no está abierta en tu ruta. Puedes leerla ya, sin sus preguntas.',
  answersSaved: 'Tus respuestas están guardadas.',
  clockGoesOn: 'Tus respuestas están guardadas. El reloj sigue corriendo.',
  facts: 'Los hechos del caso',
  fact: 'Hecho',
  cover: { yes: 'atendido', part: 'en parte', no: 'no atendido', contra: 'en contra' },
  turn: {
    title: 'Qué cambiaría la respuesta',
    says: 'El caso dice:',
    instead: 'Si en su lugar dijera:',
    best: (letter) => `Entonces ${letter} sería la mejor.`,
    others: (letters) => `Las demás, por orden: ${letters}.`,
  },
};
