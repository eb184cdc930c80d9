// The report of a finished attempt, and the review of its questions.

import type { Messages } from '../messages.ts';
import {
  clock,
  minutes as minutesOf,
  missedInBrackets,
  number,
  plural,
  wrongAndOpen,
} from './words.ts';

const questionsOf = (n: number) => plural(n, { one: '# pregunta', other: '# preguntas' });
const pointsOf = (points: number, max: number) =>
  `${number(points)} de ${plural(max, { one: '# punto', other: '# puntos' })}`;

export const report: Messages['report'] = {
  screen: (paper) => `${paper}, informe`,
  title: (paper) => `${paper}, tu informe`,
  crumb: 'Informe',
  loading: 'Cargando tu informe…',
  failed: 'El informe no se ha cargado',
  failedText: 'Está guardado en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  notFound: 'Este informe no existe',
  notFoundText: 'Quizá sea de otra cuenta. Tus intentos están en el modo examen.',
  open: 'Este intento sigue en curso',
  openText: 'El informe se abre cuando lo entregas o cuando se acaba el tiempo.',
  resume: 'Reanudar',
  taken: (date, questions, time, limit) => `${date}, ${questions} en ${time} de ${limit}`,
  answeredOf: (answered, total) =>
    answered < total
      ? `${number(answered)} de ${questionsOf(total)} respondidas`
      : questionsOf(total),
  expired: (date, questions, limit) => `${date}, ${questionsOf(questions)}, ${limit} agotados`,
  expiredNote: (answered, total) =>
    `El tiempo se acabó. Se ha calificado lo guardado hasta entonces: ${number(answered)} de ${number(total)} respondidas.`,
  untimed: {
    taken: (date, questions) => `${date}, ${questionsOf(questions)}, sin reloj`,
    closed: (answered, total) =>
      `Se cerró un día después de empezar. Se ha calificado lo guardado hasta entonces: ${number(answered)} de ${number(total)} respondidas.`,
  },
  notReached: (n) =>
    plural(n, {
      one: '# pregunta no se alcanzó: no cuenta ni como correcta ni como incorrecta.',
      other: '# preguntas no se alcanzaron: no cuentan ni como correctas ni como incorrectas.',
    }),
  passed: 'Aprobado',
  notPassed: 'No aprobado',
  lines: {
    own: (percent) => `Necesitabas un ${number(percent)}\u00a0%`,
    exam: (percent) => `El examen real pide un ${number(percent)}\u00a0%`,
    part: ({ from, to }, percent) =>
      `Preguntas ${number(from)} a ${number(to)}, nota ${number(percent)}\u00a0%`,
    reached: 'alcanzada',
    missed: 'no alcanzada',
  },
  right: (right, total) => `${number(right)} de ${number(total)} correctas`,
  points: pointsOf,
  wrongAndOpen,
  notFullAndOpen: (notFull, open) =>
    [
      ...(notFull > 0
        ? [
            plural(notFull, {
              one: '# incorrecta o correcta en parte',
              other: '# incorrectas o correctas en parte',
            }),
          ]
        : []),
      ...(open > 0 ? [`${number(open)} sin responder`] : []),
    ].join(', '),
  notReachedOf: (n) => plural(n, { one: '# no alcanzada', other: '# no alcanzadas' }),
  interval: (low, high) =>
    `Tu puntuación real está probablemente entre ${number(low)}\u00a0% y ${number(high)}\u00a0%.`,
  ofAnswered: (right, answered, percent) =>
    `De ${plural(answered, { one: '# pregunta respondida', other: '# preguntas respondidas' })}, ${plural(right, { one: '# acertada', other: '# acertadas' })}: ${number(percent)}\u00a0%.`,
  percentSign: '\u00a0%',
  scale: (percent, low, high) =>
    `${number(percent)}\u00a0%, probablemente entre ${number(low)} y ${number(high)}\u00a0%`,
  xp: (xp) => `+${number(xp)} XP`,
  unpaid: {
    today: 'Entregarlo no dio XP: hoy ya los ganaste. Mañana vuelve a darlos.',
    thatDay: 'Entregarlo no dio XP: ese día ya los habías ganado.',
    few: (from) =>
      `Entregarlo no dio XP: los da a partir de ${plural(from, { one: '# respuesta', other: '# respuestas' })}.`,
  },
  outcome: {
    title: 'Lo que has ganado',
    say: (xp, total) => `${number(xp)} XP ganados, ahora tienes ${number(total)} XP para tu nivel.`,
    submitted: (xp: number) => `${number(xp)} XP por entregarlo.`,
    firstPass: (xp: number) => `${number(xp)} XP por aprobarlo por primera vez.`,
    answers: (xp, today, perDay) =>
      `De ellos, ${number(xp)} XP por respuestas correctas. Hoy: ${number(today)} de ${number(perDay)} XP por respuestas.`,
    answersNone: (today, perDay) =>
      `Esta vez sin XP por respuestas: una correcta da XP, una vez al día por pregunta. Hoy: ${number(today)} de ${number(perDay)} XP por respuestas.`,
  },
  next: {
    title: 'Qué hacer ahora',
    missedText:
      'Lo que fallaste, o viste y dejaste sin responder, vuelve hasta que lo aciertes en un examen o una práctica.',
    missedAtOnce: (atOnce) => `Pregunta ${number(atOnce)} cada vez.`,
    missedHere: (own, all, open) =>
      own === 0
        ? plural(all, {
            one: 'Es de antes de este intento.',
            other: 'Las # son de antes de este intento.',
          })
        : `${plural(own, {
            one: `# de las ${number(all)} es de este intento`,
            other: `# de las ${number(all)} son de este intento`,
          })}${missedInBrackets(own, open)}.`,
    neverOpened: (n: number) =>
      plural(n, {
        one: '# pregunta que quedó sin responder aquí no la llegaste a ver: sigue siendo nueva.',
        other:
          '# preguntas que quedaron sin responder aquí no las llegaste a ver: siguen siendo nuevas.',
      }),
    missedIn: (n, title, open) =>
      `Practicar ${number(n)} más en «${title}»${missedInBrackets(n, open)}`,
    weakest: 'Lo que peor salió aquí.',
    mostOpen:
      'Ninguna de tus respuestas fue incorrecta; en ningún otro tema quedó más sin responder.',
    read: (missed, minutes, open) =>
      `${
        open > 0
          ? plural(missed, { one: 'Explica # pregunta', other: 'Explica # preguntas' })
          : plural(missed, {
              one: 'Explica # pregunta que fallaste',
              other: 'Explica # preguntas que fallaste',
            })
      }${missedInBrackets(missed, open)}, ${number(minutes)} min`,
    isNext: 'Es también el próximo paso del curso.',
    open: 'Abrir',
    openNamed: (what) => `Abrir ${what}`,
    study: (minutes) => `${number(minutes)} min`,
    practise: 'Practicar preguntas que no has visto',
    unseenFirst: 'Primero las nuevas.',
    paperText: 'Sugerido en Modo examen.',
  },
  half: {
    text: 'Se respondió menos de la mitad: no cuenta en tus intentos puntuados, aprobados ni promedios. Lo que respondiste cuenta igualmente para sus temas y para las preguntas falladas.',
    xp: 'Entregarlo no dio XP.',
    xpAnswers: (xp) => `Entregarlo no dio nada: los ${number(xp)} XP son por respuestas correctas.`,
  },
  tooQuick: {
    text: '¡Qué rapidez! Se respondió más rápido de lo que se puede leer, así que no cuenta en tus cifras ni en tus preguntas falladas. Cada respuesta se explica abajo y puedes hacerlo de nuevo.',
    half: 'Además, se respondió menos de la mitad.',
    xp: 'Tampoco da XP.',
  },
  blank: (n) =>
    plural(n, {
      one: '# pregunta quedó sin responder y aquí no cuenta.',
      other: '# preguntas quedaron sin responder y aquí no cuentan.',
    }),
  words: 'Cansancio y respuestas cambiadas',
  list: (left: number, waiting: number) =>
    `${left === 0 ? 'No has resuelto ninguna pregunta fallada' : plural(left, { one: 'Has resuelto # pregunta fallada', other: 'Has resuelto # preguntas falladas' })}; ${waiting === 0 ? 'no queda ninguna pendiente' : plural(waiting, { one: 'queda # pendiente', other: 'quedan # pendientes' })}.`,
  again: 'Hacerlo de nuevo',
  againQuick: 'Practicar de nuevo',
  reviewAll: (n) => plural(n, { one: 'Revisar la respuesta', other: 'Revisar las # respuestas' }),
  objectives: {
    title: 'Por tema',
    nothingAnswered:
      'No se respondió nada, así que ningún tema dice nada todavía. Hazlo de nuevo y responde lo que puedas.',
    order: 'El resultado más bajo primero.',
    orderAnswered: 'Primero, donde más fallaron tus respuestas.',
    blank: (n: number) =>
      plural(n, {
        one: '# pregunta quedó sin responder: no suma nada, ni aquí ni en el total.',
        other: '# preguntas quedaron sin responder: no suman nada, ni aquí ni en el total.',
      }),
    objective: 'Tema',
    score: 'Nota',
    right: 'Correctas',
    points: 'Puntos',
    of: (right, total) => `${number(right)} de ${number(total)}`,
    leftOpen: (n: number) => `(${number(n)} sin responder)`,
    keyScore: 'nota',
    keyInterval: 'intervalo del 95\u00a0%',
    /** Why no topic's percentage has an interval. */
    noIntervals: (from) =>
      `Con menos de ${plural(from, { one: '# respuesta', other: '# respuestas' })} estos porcentajes dicen poco: el azar decide demasiado.`,
    noIntervalsOpen:
      'Más de una décima parte quedó sin responder: estos porcentajes dicen poco de lo que sabes.',
    /** Why some topics say only how many were right. */
    few: (from) =>
      `Los temas con menos de ${plural(from, { one: '# pregunta', other: '# preguntas' })} van al final y sin porcentaje: el azar decide demasiado.`,
    allFew: (from) =>
      `Ningún tema tiene aquí ${plural(from, { one: '# pregunta', other: '# preguntas' })}, así que ninguno lleva porcentaje: el azar decidiría demasiado.`,
    untouched: (n) => plural(n, { one: '# tema sin respuesta', other: '# temas sin respuesta' }),
    lineOwn: (percent) => `aquí ${number(percent)}\u00a0%`,
    lineExam: (percent) => `examen ${number(percent)}\u00a0%`,
    linePass: (percent) => `aprobado con ${number(percent)}\u00a0%`,
    percent: (percent) => `${number(percent)}\u00a0%`,
    between: (low, high) => `entre ${number(low)} y ${number(high)} por ciento`,
  },
  pace: {
    title: 'Ritmo',
    figure: (own, budget) => `${own} por pregunta; tu reloj daba ${budget}`,
    /** What its height counts. */
    axis: 'Preguntas respondidas',
    none: 'No se registró tiempo en ninguna pregunta.',
    you: 'tú',
    even: 'ritmo constante',
    exam: 'ritmo del examen',
    examText: (each, questions, minutes) =>
      `El examen real te da ${each} por pregunta: a ese ritmo, ${plural(questions, { one: '# pregunta lleva', other: '# preguntas llevan' })} ${minutesOf(minutes, { one: '# minuto', other: '# minutos' })}.`,
    scenariosText: (count, minutes, each) =>
      `El examen real plantea ${number(count)} casos más largos en ${number(minutes)} minutos, ${each} cada uno: este ritmo no dice nada de él.`,
    minutes: (minutes) => `${clock(minutes)} min`,
    at: (minutes) => clock(minutes),
    ahead: (rest) => `Te sobraron ${rest}.`,
    chart: (questions, minutes, limit) =>
      `Preguntas según los minutos dedicados: ${number(questions)} en ${number(minutes)} de ${minutesOf(limit, { one: '# minuto', other: '# minutos' })}.`,
  },
  levels: {
    title: 'Por dominio y nivel',
    plainTitle: 'Por dominio',
    half: 'Se respondió menos de la mitad, así que no se da ningún nivel: diría lo que quedó sin responder, no lo que sabes.',
    tooQuick: 'Se respondió demasiado rápido para contar, así que no se da ningún nivel.',
    group: 'Dominio',
    level: 'Nivel',
    between: 'Intervalo del 95\u00a0%',
    span: (low, high) => `${number(low)} a ${number(high)}\u00a0%`,
    from: (percent) => `desde ${number(percent)}\u00a0%`,
  },
  blocks: {
    title: 'Por bloque',
    block: 'Preguntas',
    time: 'Tiempo por pregunta',
    range: (from, to) => `${number(from)} a ${number(to)}`,
    budget: (each) => `Tu reloj daba ${each} por pregunta.`,
    fatigue: {
      few: 'Hay muy pocas respuestas en el primer bloque o en el último para decir si te cansaste.',
      none: 'El último bloque fue tan bien como el primero, hasta donde permiten decirlo estas respuestas.',
      fall: 'El último bloque quedó por detrás del primero más de lo que explica el azar: una pausa antes puede ayudar.',
    },
  },
  quarters: {
    title: 'Por cuartos',
    range: (from, to) => `${number(from)} a ${number(to)}`,
    bar: (right, total) => `${number(right)} de ${number(total)} correctas`,
    points: pointsOf,
    tired: 'El último cuarto bajó: puede ayudar una pausa corta antes, o terminar más pronto.',
    tiredHalf: 'La segunda mitad bajó: puede ayudar una pausa corta a la mitad.',
    steady: 'El último cuarto se mantuvo a la altura de los demás.',
    leftOpen: (n) => `${number(n)} sin responder`,
    judged: 'Se compara solo lo que respondiste.',
  },
  sureness: {
    title: 'Qué seguridad tenías',
    said: 'Dijiste',
    sure: 'Mucha',
    fairly: 'Bastante',
    guess: 'Lo he adivinado',
    sureWrong: (n) =>
      plural(n, {
        one: '# respuesta que dabas por segura era incorrecta. Lee primero su explicación.',
        other:
          '# respuestas que dabas por seguras eran incorrectas. Lee primero sus explicaciones.',
      }),
    guessRight: (n) =>
      plural(n, {
        one: '# respuesta adivinada era correcta. Comprueba que sabes por qué.',
        other: '# respuestas adivinadas eran correctas. Comprueba que sabes por qué.',
      }),
    holds: 'Lo que dabas por seguro era correcto.',
    show: 'Mostrarlas',
  },
  changes: {
    title: 'Respuestas cambiadas',
    none: 'Todas tus respuestas finales fueron las primeras.',
    changed: (n) => plural(n, { one: 'Cambiaste # respuesta.', other: 'Cambiaste # respuestas.' }),
    toRight: (n) => plural(n, { one: '# pasó a correcta', other: '# pasaron a correctas' }),
    toWrong: (n) => plural(n, { one: '# pasó a incorrecta', other: '# pasaron a incorrectas' }),
    stayed: (n) =>
      plural(n, { one: '# siguió siendo incorrecta', other: '# siguieron siendo incorrectas' }),
    gained: (n) =>
      plural(n, { one: '# acierto más por cambiar.', other: '# aciertos más por cambiar.' }),
    lost: (n) =>
      plural(n, { one: '# acierto menos por cambiar.', other: '# aciertos menos por cambiar.' }),
    even: 'Nada ganado, nada perdido.',
    gainedText: 'Pensarlo dos veces te sirvió.',
    gainedFlaggedText: 'Pensarlo dos veces te sirvió: sigue marcando.',
    lostText:
      'A menudo tu primera respuesta era mejor: cámbiala solo por un motivo que puedas nombrar.',
  },
  review: {
    title: 'Todas las respuestas',
    lead: 'Abre una pregunta para ver por qué cada opción es correcta o no.',
    gone: (n) =>
      plural(n, {
        one: '# pregunta se ha retirado desde entonces: su puntuación cuenta, su texto ya no está.',
        other:
          '# preguntas se han retirado desde entonces: sus puntuaciones cuentan, sus textos ya no están.',
      }),
    filters: 'Qué preguntas',
    filter: {
      all: 'Todas',
      wrong: 'Incorrectas',
      wrongOrPartly: 'Incorrectas o a medias',
      sure: 'Seguras pero incorrectas',
      flagged: 'Marcadas',
      changed: 'Cambiadas',
      unanswered: 'Sin responder',
    },
    shown: (n) => plural(n, { one: '# pregunta a la vista', other: '# preguntas a la vista' }),
    none: {
      all: 'Este intento ya no tiene preguntas.',
      wrong: 'Ninguna respuesta incorrecta.',
      sure: 'Nada de lo que dabas por seguro era incorrecto.',
      flagged: 'No marcaste nada.',
      changed: 'Todas tus respuestas finales fueron las primeras.',
      unanswered: 'Respondiste todo.',
    },
    number: (n) => `Pregunta ${number(n)}`,
    right: 'correcta',
    wrong: 'incorrecta',
    partly: (points, max) => `${number(points)} de ${number(max)} puntos`,
    unanswered: 'sin responder',
    notReached: 'no alcanzada',
    flagged: 'marcada',
    changed: 'cambiada',
    hidden: 'aún no se muestra',
    hiddenText:
      'Esta pregunta está en un examen que tienes en curso. Su respuesta se abre cuando ese termine.',
    time: (time) => `Tiempo dedicado: ${time}`,
    difficulty: { easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
    confidence: {
      sure: 'La dabas por segura',
      fairly: 'La veías bastante segura',
      guess: 'La adivinaste',
    },
    first: 'Tu primera respuesta:',
  },
};
