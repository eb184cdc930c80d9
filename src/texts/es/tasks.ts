// Tasks in the player: working on them, handing them in, rating them; quiz rounds and lab industries.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const tasks = {
  taskOf: (n: number, total: number) => `Tarea, tarjeta ${number(n)} de ${number(total)}`,
  worth: (points: number) => `Hasta ${plural(points, { one: '# punto', other: '# puntos' })}`,
  handIn: 'Entregar',
  story: 'El caso',
  hint: 'Se guarda automáticamente. Solo puedes entregar una vez.',
  handInWaits: 'Guardado en este dispositivo. Se entrega solo en cuanto el servidor responda.',
  handInFailed: 'Tu trabajo no se ha entregado. Se conserva.',
  elsewhere: 'Ya habías entregado esta tarea. Cuenta aquel trabajo.',
  stillOpen: (n: number) =>
    plural(n, { one: 'Queda # parte por hacer.', other: 'Quedan # partes por hacer.' }),
  problem: {
    place: 'Elige un sitio.',
    words: (min: number, max: number) => `Escribe de ${number(min)} a ${number(max)} palabras.`,
  },
  placed: (n: number, total: number) => `${number(n)} de ${number(total)} en su sitio`,
  grid: {
    items: '1. Elige qué colocar',
    cell: (item: string) => `2. Elige su casilla: ${item}`,
    at: (y: string, yEnd: string, x: string, xEnd: string) => `${y}: ${yEnd}; ${x}: ${xEnd}`,
    empty: 'sin colocar',
  },
  sort: {
    hint: 'Arrastra cada línea a su columna, o pulsa una columna para poner allí la línea marcada.',
    keys: (columns: number) => `Las teclas 1 a ${number(columns)} hacen lo mismo.`,
    pool: 'Por colocar',
    allPlaced: 'Todo está colocado. Arrastra una línea, o púlsala, para moverla.',
    putHere: 'Poner aquí',
    put: (item: string, place: string) => `Poner aquí, ${place}: ${item}`,
    putBack: 'Devolver',
    back: (item: string) => `${item}: otra vez por colocar`,
    said: (item: string, place: string) => `${item}: ${place}`,
  },
  order: {
    list: 'Tu orden',
    hint: 'Arrastra una línea, usa sus flechas o pulsa Alt y una tecla de flecha.',
    up: (item: string) => `Subir: ${item}`,
    down: (item: string) => `Bajar: ${item}`,
    place: (n: number) => `Puesto ${number(n)}`,
    moved: (item: string, n: number) => `${item}: puesto ${number(n)}`,
  },
  matrix: {
    choose: 'Elige',
    cell: (row: string, column: string) => `${row}; ${column}`,
  },
  text: {
    label: 'Tu texto',
    range: (min: number, max: number) => `De ${number(min)} a ${number(max)} palabras`,
    words: (n: number, min: number, max: number) =>
      `${plural(n, { one: '# palabra', other: '# palabras' })}, se piden de ${number(min)} a ${number(max)}`,
  },
  ticks: {
    whose: 'Responde por tu propia organización o por la empresa de tus prácticas.',
    proved: (n: number, total: number) => `Puedes demostrar ${number(n)} de ${number(total)}`,
    next: (n: number) => plural(n, { one: 'Lo siguiente', other: 'Las # siguientes' }),
    later: 'Márcalos abajo cuando los hayas hecho. Puedes volver a esta lista cuando quieras.',
    howKnown: 'Cómo lo sabrías',
    ticked: (n: number, total: number) =>
      `${number(n)} de ${plural(total, { one: '# marcada', other: '# marcadas' })}`,
  },
  result: {
    allRight: '¡Todo correcto!',
    missed: 'Lo que fallaste',
    gotRight: (n: number) => `Lo que acertaste (${number(n)})`,
    right: 'Correcto',
    wrong: 'Incorrecto',
    yours: 'Tu respuesta',
    expected: 'Respuesta correcta',
    parts: (right: number, total: number) =>
      `${number(right)} de ${plural(total, { one: '# correcta', other: '# correctas' })}`,
    points: (points: number, outOf: number) =>
      `${number(points)} de ${plural(outOf, { one: '# punto', other: '# puntos' })}`,
    byRule: 'Corregido automáticamente',
    bySelf: 'Lo has valorado tú',
    unrated: 'Aún sin valorar',
    own: 'Tu trabajo',
    model: 'Respuesta modelo del ejemplo',
    modelOf: (title: string) => `Respuesta modelo: ${title}`,
    say: (points: number, outOf: number) =>
      `Entregado. ${number(points)} de ${plural(outOf, { one: '# punto', other: '# puntos' })}.`,
    sayModel: 'Entregado. La respuesta modelo está abierta.',
  },
  rating: {
    title: 'Valora tu propio trabajo',
    text: 'Compara tu trabajo con la respuesta modelo, línea por línea. Puedes cambiar la valoración más tarde.',
    textOfExample:
      'La respuesta modelo trata del ejemplo; la tuya puede tratar de tu propio caso. Compara línea por línea cómo está hecho. Puedes cambiar tu valoración más tarde.',
    full: 'Del todo',
    half: 'A medias',
    none: 'Aún no',
    left: (n: number) =>
      `Valora ${plural(n, { one: '# línea más', other: '# líneas más' })} para obtener tus puntos.`,
    failed: 'Tu valoración aún no ha llegado al servidor. Se envía de nuevo.',
  },
  quiz: {
    round: (n: number) => `Ronda ${number(n)}`,
    seeResult: 'Ver el resultado',
    passed: 'Aprobado',
    passedAgain: 'Puedes hacer otra ronda para mejorar el resultado. Lo que ganaste se queda.',
    failed: 'Esta vez no has aprobado',
    score: (percent: number) => `${number(percent)}\u00a0%`,
    line: (percent: number) => `Aprobado: ${number(percent)}\u00a0%`,
    scoreOf: (right: number, total: number, percent: number) =>
      `${number(right)} de ${number(total)} bien. Se aprueba desde ${number(percent)}\u00a0%.`,
    again:
      'Cada respuesta tiene sus razones: mira las falladas y haz la ronda siguiente. Primero trae otras preguntas.',
    testOut:
      'La fase sigue cerrada por ahora. Estudia las fases anteriores o haz la ronda siguiente.',
    retake: 'Repetir',
    look: 'Ver las respuestas',
    retakeFailed: 'La ronda siguiente no se ha abierto.',
  },
  industry: {
    switched: (industry: string) => `La práctica cuenta ahora con ${industry}.`,
    own: 'Cada sector guarda su propio trabajo.',
    failed: 'La otra historia no se ha cargado.',
  },
} satisfies Messages['tasks'];
