// Un intento en curso: preguntas, reloj, guardado, entrega y el camino de vuelta.
import type { Messages } from '../messages.ts';
import { minutes as minutesOf, number, plural } from './words.ts';

const questions = (n: number): string => plural(n, { one: '# pregunta', other: '# preguntas' });
const minutes = (n: number): string => minutesOf(n, { one: '# minuto', other: '# minutos' });

export const attempt = {
  screen: 'Intento',
  loading: 'Cargando tu intento',
  failed: 'Tu intento no se ha cargado',
  failedText:
    'Tus respuestas están guardadas y el reloj sigue. Comprueba la conexión e inténtalo de nuevo.',
  title: (n: number, total: number, paper: string) =>
    `Pregunta ${number(n)} de ${number(total)}, ${paper}`,
  facts: (n: number, total: number) => `${questions(n)}, ${minutes(total)}`,
  leave: (time) =>
    `Salir por ahora: tus respuestas están guardadas, el reloj sigue hasta las ${time}`,
  left: {
    clock: (time) => `El reloj sigue hasta las ${time}`,
    noClock: 'Saliste por ahora',
  },
  leaveShort: 'Salir',
  questionOf: (n: number, total: number) => `Pregunta ${number(n)} de ${number(total)}`,
  flag: 'Marcar',
  flagged: 'Marcada',
  saved: (time: string) => `Guardado ${time}`,
  saving: 'Guardando',
  unsent: (n: number) => plural(n, { one: '# sin enviar', other: '# sin enviar' }),
  unsentText: 'Guardado en este dispositivo. Se envía en cuanto responda el servidor.',
  sendNow: 'Enviar ahora',
  offlineText:
    'Sigue: tus respuestas se guardan en este dispositivo y se envían cuando vuelvas a tener conexión. El reloj sigue.',
  conflict: (n: number) =>
    plural(n, {
      one: 'Una respuesta se cambió entretanto en otro dispositivo, y esa es la que vale:',
      other: '# respuestas se cambiaron entretanto en otro dispositivo, y esas son las que valen:',
    }),
  understood: 'Entendido',
  timeLeft: 'Tiempo restante',
  hideTimer: 'Ocultar el reloj',
  showTimer: 'Mostrar el reloj',
  minutesLeft: (n: number) => plural(n, { one: 'Queda # minuto', other: 'Quedan # minutos' }),
  answered: 'Respondidas',
  incomplete: 'Incompletas',
  answeredOf: (n: number, total: number) => `${number(n)} de ${number(total)} respondidas`,
  submit: 'Entregar examen',
  finish: 'Terminar cuestionario',
  previous: 'Anterior',
  next: 'Siguiente',
  check: 'Comprobar respuesta',
  move: 'Moverse entre preguntas',
  answerFirst: 'Responde a esta pregunta u omítela para seguir.',
  answerLast: 'Responde a esta última pregunta o termina sin ella.',
  moreOpen: (n) =>
    plural(n, { one: 'Queda # más sin responder.', other: 'Quedan # más sin responder.' }),
  skip: 'Omitir',
  skipLast: 'Terminar sin ella',
  navigator: {
    title: 'Preguntas',
    open: (n: number, total: number) => `Preguntas: ${number(n)} de ${number(total)} respondidas`,
    close: 'Cerrar preguntas',
    question: (n: number) => `Pregunta ${number(n)}`,
    answered: 'respondida',
    notAnswered: 'sin responder',
    incomplete: 'incompleta',
    flagged: 'marcada',
    current: 'Actual',
    keys: {
      choose: (first: string, last: string) => `de ${first} a ${last} eligen`,
      strike: 'Mayús y una letra tachan',
      flag: 'F marca',
      move: 'las flechas mueven',
      next: 'Intro sigue',
    },
  },
  feedback: {
    right: 'Correcto.',
    wrong: 'No del todo.',
    part: 'No es la mejor respuesta.',
    withheld:
      'Tu respuesta está guardada. Las razones se abren cuando termine tu examen en curso: allí también se pregunta esto.',
    waits:
      'Tu respuesta está guardada en este dispositivo. Se envía sola en cuanto responda el servidor, y las razones llegan con ella.',
  },
  confidence: {
    ask: '¿Cuánta seguridad tienes?',
    /** Beside the question: nothing waits for it. */
    free: 'Puedes omitirlo.',
    sure: 'Mucha',
    fairly: 'Bastante',
    guess: 'Lo he adivinado',
  },
  dialog: {
    openTitle: (n: number) =>
      `¿Entregar con ${plural(n, { one: '# pregunta sin responder', other: '# preguntas sin responder' })}?`,
    title: '¿Entregar ahora?',
    finishOpenTitle: (n: number) =>
      `¿Terminar con ${plural(n, { one: '# pregunta sin responder', other: '# preguntas sin responder' })}?`,
    finishTitle: '¿Terminar ahora?',
    openText: 'Sin responder',
    incompleteText: (n: number) => plural(n, { one: '# incompleta', other: '# incompletas' }),
    uncheckedText: 'Elegida sin comprobar: cuenta tal como la elegiste',
    flaggedText: 'Marcadas',
    showAll: (n: number) => `Mostrar las ${number(n)}`,
    allAnswered: 'Todas las preguntas tienen respuesta.',
    left: (clock) => `Te quedan ${clock}.`,
    leftShort: 'Te queda menos de un minuto.',
    final: 'Lo entregado no se puede volver a abrir.',
    finishFinal: 'Lo terminado no se puede volver a abrir.',
    unsent: (n: number) =>
      plural(n, {
        one: '# respuesta sigue en este dispositivo: se envía con la entrega.',
        other: '# respuestas siguen en este dispositivo: se envían con la entrega.',
      }),
    half: 'Está respondida menos de la mitad: así no contará en tus intentos puntuados, aprobados ni promedios. Lo que respondiste contará igualmente para sus temas y para las preguntas falladas.',
    halfXp: 'Entregarlo no daría XP.',
    keep: 'Seguir trabajando',
    close: 'Cerrar',
    jump: (n: number) => `Ir a la pregunta ${number(n)}`,
    failed: 'No se ha entregado. Tus respuestas siguen en este dispositivo.',
    submitting: 'Entregando',
  },
  over: {
    timeUp: 'Se acabó el tiempo',
    sending: 'Se están enviando tus últimas respuestas.',
    waiting:
      'Tus últimas respuestas esperan a la red. Lo que el servidor tenga hasta entonces cuenta en cualquier caso.',
    done: 'Tus respuestas han llegado y tu informe está listo.',
    elsewhere: 'Este intento ha terminado',
    elsewhereText: 'Se entregó en otra pestaña o en otro dispositivo. El informe está listo.',
    expiredText: 'Se acabó su tiempo. Cuenta todo lo que se guardó antes.',
    lost: (n: number) =>
      plural(n, {
        one: '# cambio de este dispositivo llegó demasiado tarde y no cuenta.',
        other: '# cambios de este dispositivo llegaron demasiado tarde y no cuentan.',
      }),
    report: 'Ver el informe',
  },
  pause: {
    here: (at, count, answered, total) =>
      `Bloque ${number(at)} de ${number(count)}: ${number(answered)} de ${number(total)} respondidas`,
    openBefore: (here, before) =>
      `${
        here === 0
          ? 'En este bloque están todas respondidas.'
          : plural(here, {
              one: '# de ellas está en este bloque.',
              other: '# de ellas están en este bloque.',
            })
      } ${plural(before, {
        one: '# está en un bloque terminado y ya no se puede responder.',
        other: '# están en bloques terminados y ya no se pueden responder.',
      })}`,
    finishTitle: (at) => `¿Terminar ya el bloque ${number(at)}?`,
    noWayBack: (next, from, to) =>
      `No podrás volver a estas preguntas. El bloque ${number(next)} tiene las preguntas ${number(from)} a ${number(to)}.`,
    offerText: (minutes) =>
      `Antes puedes hacer una pausa de hasta ${plural(minutes, { one: '# minuto', other: '# minutos' })}: el reloj se detiene mientras tanto.`,
    notFinished:
      'El bloque no se ha terminado: una respuesta o la petición no ha llegado. Comprueba la conexión e inténtalo de nuevo.',
    finish: (at) => `Terminar el bloque ${number(at)}`,
    facts: (at, count, from, to) =>
      `Bloque ${number(at)} de ${number(count)}, preguntas ${number(from)} a ${number(to)}`,
    begun: (before, at, from, to) =>
      `El bloque ${number(before)} ha terminado. Este es el bloque ${number(at)}, preguntas ${number(from)} a ${number(to)}.`,
    late: (n) =>
      plural(n, {
        one: '# respuesta llegó cuando su bloque ya había terminado y no cuenta.',
        other: '# respuestas llegaron cuando su bloque ya había terminado y no cuentan.',
      }),
    take: 'Hacer la pausa',
    skip: 'Seguir sin pausa',
    title: 'Pausa',
    text: 'El reloj del examen está parado. Sigue solo cuando termine la pausa.',
    left: 'Pausa restante',
    end: 'Terminar la pausa',
    failed: 'La pausa no ha empezado. Comprueba la conexión e inténtalo de nuevo.',
  },
  part: {
    here: (at, count, answered, total) =>
      `Parte ${number(at)} de ${number(count)}: ${number(answered)} de ${number(total)} respondidas`,
    openBefore: (here, before) =>
      `${
        here === 0
          ? 'En esta parte están todas respondidas.'
          : plural(here, {
              one: '# de ellas está en esta parte.',
              other: '# de ellas están en esta parte.',
            })
      } ${plural(before, {
        one: '# está en una parte terminada y ya no se puede responder.',
        other: '# están en partes terminadas y ya no se pueden responder.',
      })}`,
    facts: (at, count, of) => `Parte ${number(at)} de ${number(count)}, ${minutes(of)}`,
    end: (at) => `Terminar la parte ${number(at)}`,
    title: (at) => `¿Terminar ya la parte ${number(at)}?`,
    text: (next, from, to, of) =>
      `No podrás volver a estas preguntas. La parte ${number(next)}, preguntas ${number(from)} a ${number(to)}, empieza enseguida y tiene sus propios ${minutes(of)}: el tiempo que sobra aquí no se suma.`,
    ending: 'Terminando la parte',
    failed: 'La parte no se ha terminado. Comprueba la conexión e inténtalo de nuevo.',
    begun: (before, at, from, to) =>
      `La parte ${number(before)} ha terminado. Esta es la parte ${number(at)}, preguntas ${number(from)} a ${number(to)}, con su propio reloj.`,
    open: 'A libro abierto: pulsa «Consulta».',
    late: (n) =>
      plural(n, {
        one: '# respuesta llegó cuando su parte ya había terminado y no cuenta.',
        other: '# respuestas llegaron cuando su parte ya había terminado y no cuentan.',
      }),
  },
  book: {
    open: 'Consulta',
    title: 'Material de consulta',
    close: 'Cerrar el material de consulta',
    search: 'Buscar en el material de consulta',
    clear: 'Borrar la búsqueda',
    found: (what: string) => `Encontrado: ${what}`,
    counted: {
      phases: (n: number) => plural(n, { one: '# fase', other: '# fases' }),
      techniques: (n: number) => plural(n, { one: '# técnica', other: '# técnicas' }),
      terms: (n: number) => plural(n, { one: '# término', other: '# términos' }),
    },
    none: 'Nada coincide.',
    parts: 'Partes del material de consulta',
    phases: 'Fases',
    techniques: 'Técnicas',
    terms: 'Glosario',
    inputs: 'Entradas',
    steps: 'Pasos',
    outputs: 'Resultados',
    readOn: 'Sigue leyendo en el estándar',
    anyPhase: 'Cualquier fase',
    step: (n: number) => `Paso ${number(n)}`,
    line: {
      objective: 'Objetivo',
      input: 'Entrada',
      output: 'Resultado',
      purpose: 'Para qué',
      usedIn: 'Se usa en',
      explanation: 'Explicación',
    },
    more: (n: number) => plural(n, { one: 'y # lugar más', other: 'y # lugares más' }),
    related: 'Relacionados',
    about: 'Escrito con nuestras palabras. En el examen real, el libro es el propio estándar.',
    loading: 'Cargando el material de consulta',
    failed: 'El material de consulta no se ha cargado.',
  },
  /** On the screen of papers whose exam has one. */
  calculator: {
    title: 'Calculadora',
    close: 'Cerrar la calculadora',
    display: 'Resultado',
    /** Of a division by zero, and of what has too many digits. */
    noResult: 'Sin resultado',
    /** On the key that clears. */
    clear: 'C',
    /** What keys are called where they are read out. */
    keys: {
      '+': 'más',
      '-': 'menos',
      '*': 'por',
      '/': 'entre',
      '.': 'coma decimal',
      '=': 'igual',
      '%': 'por ciento',
      root: 'raíz cuadrada',
      sign: 'cambiar el signo',
      clear: 'borrar todo',
      back: 'borrar la última cifra',
    },
  },
  untimed: {
    leave: 'Salir por ahora: tus respuestas están guardadas',
    running: 'sin reloj',
  },
  paced: { running: 'Cada pregunta tiene su reloj' },
  pace: {
    at: (n: number, total: number) => `Ahora, a ritmo de examen: ${number(n)} de ${number(total)}`,
    show: 'Mostrar el ritmo del examen',
  },
  running: {
    label: 'Intentos en curso',
    text: (paper: string) => `${paper} está en curso`,
    left: (time: string) => `quedan ${time}`,
    resume: 'Reanudar',
    resumeNamed: (paper: string) => `Reanudar ${paper}`,
    more: (n: number) => `${number(n)} más`,
  },
  givingUp: {
    short: 'Abandonar',
    action: 'Abandonar este intento',
    named: (paper: string) => `Abandonar ${paper}`,
    title: '¿Abandonar este intento?',
    dropped:
      'No se guarda nada: no da XP, no cuenta en ninguna media y lo que fallaste no se añade a tus preguntas falladas. Para conservar tus respuestas, termínalo.',
    graded: (answered: number, total: number) =>
      `Has respondido ${number(answered)} de ${questions(total)}. Se califica como está: lo que quede abierto cuenta como fallo.`,
    keep: 'Conservarlo',
    confirm: 'Abandonarlo',
    confirmGraded: 'Abandonar y calificar',
    busy: 'Abandonando',
    failed: 'No se ha abandonado. Comprueba la conexión e inténtalo de nuevo.',
    over: 'Has abandonado este intento',
    overText: 'No se califica nada. Puedes empezar otro cuando quieras.',
    paper: 'Empezar de nuevo',
    more: 'Más',
  },
  switching: {
    title: '¿Cambiar de curso?',
    open: 'Cambiar de curso',
    saved: (time: string) => `Tus respuestas están guardadas: puedes reanudar hasta las ${time}`,
    to: 'A qué curso',
    stay: 'Seguir en el examen',
    leave: 'Cambiar de curso',
  },
} satisfies Messages['attempt'];
