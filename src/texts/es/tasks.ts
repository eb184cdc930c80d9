// Tasks in the player: working on them, handing them in, rating them; quiz rounds and lab industries.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

export const tasks = {
  taskOf: (n: number, total: number) =>
    total === 1 ? 'Tarea' : `Tarea, tarjeta ${number(n)} de ${number(total)}`,
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
    number: () => `Escribe un número, por ejemplo ${number(0.85)}.`,
    draw: 'Cambia primero el modelo.',
    place: 'Elige un sitio.',
    words: (min: number, max: number) => `Escribe de ${number(min)} a ${number(max)} palabras.`,
  },
  placed: (n: number, total: number) => `${number(n)} de ${number(total)} en su sitio`,
  /** Of a table whose cells are chosen from lists. */
  chosen: (n: number, total: number) =>
    `${number(n)} de ${plural(total, { one: '# elegida', other: '# elegidas' })}`,
  grid: {
    items: '1. Elige qué colocar',
    cell: (item: string) => `2. Elige su casilla: ${item}`,
    at: (y: string, yEnd: string, x: string, xEnd: string) => `${y}: ${yEnd}; ${x}: ${xEnd}`,
    empty: 'sin colocar',
  },
  sort: {
    hint: 'Arrastra cada línea a su columna, o pulsa una columna para poner allí la línea marcada.',
    touchHint:
      'Toca una columna para poner allí la línea marcada. Para elegir otra línea, tócala antes.',
    placing: 'Ahora colocas:',
    keys: (columns: number) =>
      `Las teclas 1 a ${number(columns)} hacen lo mismo; Retroceso devuelve una.`,
    pool: 'Por colocar',
    allPlaced: 'Todo está colocado. Arrastra una línea, o púlsala, para moverla o devolverla.',
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
  model: {
    loading: 'Cargando el lienzo',
    failed: 'El lienzo no se ha cargado.',
    retry: 'Volver a intentarlo',
    own: 'Tu modelo',
    goal: 'Un modelo que lo tiene todo',
    met: 'Como se lee arriba',
    unmet: 'No es así en tu modelo',
    line: (type, from, to) => `${type}, de ${from} a ${to}`,
    noLine: 'Ninguna relación',
    marked: 'Resaltadas: tus relaciones que no son las que se pedían.',
    undo: 'Deshacer',
    redo: 'Rehacer',
    fit: 'Ajustar',
    fitKey: 'Mostrar todo el dibujo (F)',
    drawing: 'Dibujo',
    moving: 'Mover',
    connecting: 'Conectar',
    moveHint:
      'Arrastra un elemento para moverlo. Púlsalo para cambiarle el nombre, conectarlo o quitarlo.',
    connectHint: 'Arrastra de un elemento a otro, o pulsa uno y después el otro.',
    connectFrom: (name: string) => `Desde ${name}: pulsa donde termina la relación.`,
    empty: 'Aún no hay nada. Añade un elemento de la paleta.',
    add: 'Añadir un elemento',
    closeAdd: 'Cerrar los elementos',
    addKind: (kind: string) => `Añadir: ${kind}`,
    elements: 'Elementos',
    relations: 'Relaciones',
    noRelations: 'Aún no hay relaciones. Abre un elemento y elige con qué conectarlo.',
    name: 'Nombre',
    nameless: (kind: string) => `${kind} sin nombre`,
    open: (what: string) => `Cambiar: ${what}`,
    relate: 'Ver las relaciones',
    connectTo: 'Conectar con',
    choose: 'Elegir',
    move: 'Moverlo',
    left: 'A la izquierda',
    right: 'A la derecha',
    up: 'Arriba',
    down: 'Abajo',
    remove: (what: string) => `Quitar: ${what}`,
    between: (from: string, to: string) => `De ${from} a ${to}`,
    permitted: 'Lo que el lenguaje permite aquí:',
    first: 'Lo habitual',
    others: (n: number) =>
      plural(n, { one: 'Por qué no se ofrece # tipo', other: 'Por qué no se ofrecen # tipos' }),
    cancel: 'Cancelar',
    otherType: 'Tipo de relación',
    turn: 'Darle la vuelta',
    access: 'Qué hace el acceso',
    modes: {
      access: 'sin indicar',
      read: 'lee',
      write: 'escribe',
      'read-write': 'lee y escribe',
    },
    refused: {
      reversed: 'Va al revés: empieza por el otro extremo.',
      layer: 'Elementos como estos pueden tenerla, pero no entre estas capas.',
      aspect: 'No existe entre elementos de estos dos aspectos.',
      pair: 'No se permite entre estos dos elementos.',
      junction:
        'En un conector solo se unen relaciones de un mismo tipo, permitidas de cada inicio a cada final.',
      'same-ends': 'Una relación necesita dos extremos distintos.',
      twice: 'Ya está ahí.',
      'no-end': 'Le falta uno de los extremos.',
    },
    checks: 'Comprobaciones',
    check: 'Comprobar las relaciones',
    checkFirst:
      'Mira primero las relaciones por tu cuenta. Lo que el lenguaje no permite se indica cuando lo pides.',
    noRemarks: 'No se incumple ninguna regla del lenguaje.',
    checksOnly:
      'Aquí solo se comprueban las reglas del lenguaje. Lo que pide la tarea se comprueba al entregarla.',
    remark: {
      blocked: (relation: string, why: string) => `No permitido: ${relation}. ${why}`,
      'not-preferred': (relation: string, instead: string) =>
        `Permitido, pero poco habitual: ${relation}. Lo habitual aquí: ${instead}.`,
      nameless: (element: string) => `${element}: ponle un nombre.`,
      orphan: (element: string) => `${element} no tiene ninguna relación.`,
      duplicate: (element: string) => `${element} está dos veces.`,
      'outside-viewpoint': (element: string) => `${element} no pertenece a este punto de vista.`,
    },
    full: 'El modelo está lleno.',
    said: {
      added: (what: string) => `Añadido: ${what}`,
      connected: (relation: string) => `Dibujado: ${relation}`,
      removed: (what: string) => `Quitado: ${what}`,
      undone: 'Deshecho',
      redone: 'Rehecho',
    },
  },
  calculation: {
    hint: 'Se guarda solo. Entrega una vez y luego practica con otros números.',
    round: (decimals: number) =>
      decimals === 0
        ? 'Redondea a un número entero.'
        : plural(decimals, { one: 'Redondea a # decimal.', other: 'Redondea a # decimales.' }),
    within: (off: number) => `Se acepta una diferencia de hasta ${number(off)}.`,
    readAs: (value: string) => `Se lee como ${value}`,
    value: (n: number) => number(n),
    practice: (round: number) =>
      `Ronda ${number(round)}, con otros números. La tarea sigue entregada.`,
    again: 'Otra vez con otros números',
    againNote: 'Para practicar: no da más puntos, y la tarea sigue entregada.',
    againFailed: 'No se ha podido abrir la ronda siguiente.',
  },
  practice: {
    hint: 'Se guarda automáticamente. Entrega una vez y luego practica de nuevo.',
    again: 'Practicar otra vez',
    againNote: 'Empieza de cero y no da nada más. Vale tu mejor resultado.',
    note: 'Para practicar: la tarea sigue entregada y vale tu mejor resultado.',
  },
  ticks: {
    hint: 'Se guarda automáticamente. Marca solo lo que puedas demostrar; podrás marcar más después.',
    ticked: linesTicked,
    say: (n, total, na) => `Entregado. ${linesTicked(n, total, na)}.`,
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
    cells: (right: number, total: number) =>
      `${number(right)} de ${plural(total, { one: '# casilla correcta', other: '# casillas correctas' })}`,
    rightRows: (n: number, total: number) =>
      `Filas con todo correcto (${number(n)} de ${number(total)})`,
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
    rest: (n) => `Valorar ${plural(n, { one: '# línea', other: '# líneas' })}`,
    finishNow: 'Terminar y valorar luego',
    title: 'Valora tu propio trabajo',
    text: 'Compara tu trabajo con la respuesta modelo, línea por línea. También puedes valorarlo más tarde, o cambiar la valoración: abre de nuevo esta tarea.',
    textOfExample:
      'La respuesta modelo trata del ejemplo; la tuya puede tratar de tu propio caso. Compara línea por línea cómo está hecho. También puedes valorarlo más tarde, o cambiar la valoración: abre de nuevo esta tarea.',
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
    passedWith: (percent: number) => `Aprobado, ${number(percent)}\u00a0%`,
    ahead: (questions: number, minutes: number, percent: number) =>
      `${plural(questions, { one: '# pregunta', other: '# preguntas' })}, unos ${plural(minutes, { one: '# minuto', other: '# minutos' })}, se aprueba con un ${number(percent)}\u00a0%`,
    passedAgain: 'Puedes hacer otra ronda para mejorar el resultado. Lo que ganaste se queda.',
    failed: 'Esta vez no has aprobado',
    score: (percent: number) => `${number(percent)}\u00a0%`,
    line: (percent: number) => `Se aprueba con un ${number(percent)}\u00a0%`,
    scoreOf: (right: number, total: number, percent: number) =>
      `${number(right)} de ${number(total)} correctas. Se aprueba con un ${number(percent)}\u00a0%.`,
    again:
      'Cada respuesta tiene sus razones: mira las que fallaste y haz la ronda siguiente, que trae primero otras preguntas.',
    testOut:
      'La fase sigue cerrada por ahora. Estudia las fases anteriores o haz la ronda siguiente.',
    retake: 'Repetir',
    look: 'Ver las respuestas',
    retakeFailed: 'La ronda siguiente no se ha abierto.',
  },
  industry: {
    switched: (industry: string) => `El laboratorio trata ahora de ${industry}.`,
    own: 'Cada sector guarda su propio trabajo.',
    failed: 'La otra historia no se ha cargado.',
  },
} satisfies Messages['tasks'];
