// The mission player: cards, check questions, saving, and the moment after the last card.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const player = {
  screen: 'Misión',
  loading: 'Cargando la misión',
  failed: 'No se ha podido cargar la misión',
  failedText:
    'Tu progreso está guardado en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  /** Before the names of related terms on the card of a glossary term. */
  term: { related: 'Relacionado:' },
  leave: 'Salir de la misión, el progreso se guarda',
  streak: (days: number) => plural(days, { one: '# día', other: '# días' }),
  recap: 'Repaso',
  reviewing: 'Repaso',
  cards: 'Tarjetas de esta misión',
  mark: {
    reading: (n: number) => `Tarjeta ${number(n)}`,
    check: (n: number) => `Tarjeta ${number(n)}, pregunta de control`,
    task: (n: number) => `Tarjeta ${number(n)}, tarea`,
    done: 'vista',
    right: 'respondida bien',
    missed: 'fallada',
    handedIn: 'entregada',
    now: 'estás aquí',
    open: 'espera tu respuesta',
    locked: 'aún por llegar',
  },
  cardOf: (n: number, total: number) => `Tarjeta ${number(n)} de ${number(total)}`,
  checkOf: (n: number, total: number) => `Control, tarjeta ${number(n)} de ${number(total)}`,
  remember: 'Recuerda',
  move: 'Moverse entre tarjetas',
  back: 'Atrás',
  continue: 'Continuar',
  answer: 'Responder',
  /** At the chosen option: a second press hands it in. */
  pressAgain: 'Pulsa otra vez para comprobar',
  answering: 'Un momento',
  tryAgain: 'Reintentar',
  finish: 'Terminar misión',
  finishing: 'Un momento',
  leaveReview: 'Cerrar repaso',
  hint: 'Flechas o deslizar.',
  hintChoose: (last: string) => `Elige de la A a la ${last} y responde con la misma tecla o Intro.`,
  hintChooseMany: (last: string) => `Elige de la A a la ${last} y responde con Intro.`,
  minutesLeft: (minutes: number) => `Quedan ${number(minutes)} min`,
  lastCard: 'Última tarjeta',
  saved: 'Guardado',
  saving: 'Guardando',
  unsent: (n: number) => `${number(n)} sin enviar`,
  unsentText: 'Se guarda en este dispositivo y se envía en cuanto el servidor responda.',
  sendNow: 'Enviar ahora',
  choose: (n: number) => `Elige ${number(n)}`,
  chosen: (have: number, need: number) =>
    `${number(have)} de ${plural(need, { one: '# elegida', other: '# elegidas' })}`,
  chooseFirst: 'Elige antes una respuesta.',
  chooseMore: (need: number) =>
    `Elige ${plural(need, { one: '# respuesta más', other: '# respuestas más' })}.`,
  chooseFewer: (over: number) =>
    `Quita ${plural(over, { one: '# respuesta', other: '# respuestas' })}.`,
  answerWaits:
    'Guardada en este dispositivo. Se envía sola en cuanto el servidor responda, y con ella llegan las razones.',
  answerFailed: 'Tu respuesta no se ha enviado. Lo que elegiste se conserva.',
  answeredElsewhere: 'Ya habías respondido a esta pregunta. Cuenta aquella respuesta.',
  outcome: 'Tu respuesta y la correcta',
  yours: 'Tu respuesta',
  right: 'Correcta',
  yoursRight: 'Tu respuesta, correcta',
  missed: 'Correcta, sin elegir',
  feedbackRight: 'Correcto.',
  feedbackRightText: 'Sigue cuando quieras.',
  firstRight: (paid: number, all: number) =>
    `La primera respuesta correcta de esta misión da ya ${number(paid)} de sus ${number(all)} XP. El resto llega al final.`,
  feedbackWrong: 'No del todo.',
  feedbackWrongText: 'Mira por qué.',
  sayRight: 'Correcto.',
  sayWrong: (letters: string) => `No del todo. Lo correcto: ${letters}.`,
  whyNot: (letter: string) => `Por qué no ${letter}`,
  why: (letter: string) => `Por qué ${letter}`,
  principle: 'El principio',
  rest: (n: number) =>
    ['La otra', 'Las otras dos', 'Las otras tres', 'Las otras cuatro'][n - 1] ??
    `Las otras ${number(n)}`,
  source: (ref: string) => `Fuente: ${ref}`,
  finishFailed: 'La misión aún no está terminada.',
  finishKept: (cards: number, answers: number) =>
    `Guardado en el servidor: ${plural(cards, { one: '# tarjeta', other: '# tarjetas' })} y ${plural(answers, { one: '# respuesta', other: '# respuestas' })}.`,
  finishUnsent: (n: number) =>
    `Guardado en este dispositivo hasta que el servidor responda: ${plural(n, { one: '# tarjeta', other: '# tarjetas' })}.`,
  notComplete: 'Quedan tarjetas pendientes. Están marcadas en la línea de arriba.',
  openFirst: 'Ir a la pendiente',
  chooseCompany: 'Elegir empresa',
  companyFirst: 'La misión termina con tu elección.',
  intro: {
    deliverable: 'Lo que creas:',
    made: 'Lo que has creado:',
    openMade: 'Abrir',
    about: 'Misión',
    start: 'Empezar misión',
    read: 'Leer como repaso',
    readText: 'Ya puedes leerlo, sin sus preguntas y sin XP. Cuenta cuando esté abierto.',
    locked: 'Esta misión está bloqueada',
    lockedText: (mission: string) => `Se abre al terminar «${mission}».`,
    lockedSteps: (n: number) =>
      plural(n, {
        one: 'Se abre después de # actividad:',
        other: 'Se abre después de # actividades, en este orden:',
      }),
    lockedTextPlain: 'Completa las misiones anteriores para desbloquear esta.',
    open: (mission: string) => `Abrir «${mission}»`,
    all: 'Todas las misiones',
  },
  item: {
    screen: 'Aprendizaje',
    loading: 'Cargando tus tarjetas',
    failed: 'No se han podido cargar las tarjetas',
    leave: 'Salir, el progreso se guarda',
    cards: 'Tarjetas',
    finish: 'Terminar',
    finishFailed: 'Aún no está terminado.',
    intro: {
      start: 'Empezar',
      locked: 'Esto sigue bloqueado',
      lockedTextPlain: 'Sigue antes con la estación anterior de la ruta.',
      all: 'Ruta de aprendizaje',
    },
    done: {
      screen: 'Completado',
      title: '¡Completado!',
      again: 'Ya lo habías terminado. Los XP solo cuentan una vez.',
      section: (phase: string) => `Fase completada: ${phase}`,
      next: 'Siguiente',
      say: (xp: number, total: number) =>
        `Completado. Has ganado ${number(xp)} XP, ahora tienes ${number(total)} XP para tu nivel.`,
    },
  },
  testOut: {
    finish: 'Abrir la fase',
    title: '¡Fase abierta!',
    opened: 'Has superado la prueba: la fase está abierta. Sus XP te siguen esperando.',
    again: 'Ya habías superado esta prueba. La fase está abierta.',
  },
  done: {
    perfect: (n: number) => `Ronda perfecta: las ${number(n)} correctas.`,
    screen: 'Misión completada',
    title: '¡Misión completada!',
    again: 'Ya habías terminado esta misión. Los XP solo cuentan una vez.',
    xp: (xp: number) => `+${number(xp)} XP`,
    total: (xp: number) => `${number(xp)} XP para tu nivel`,
    paceLimit: (minutesDone: number, within: number) =>
      `¡Qué rapidez! ${number(minutesDone)} minutos de estudio hechos en ${number(within)} no dan XP. Cuenta como hecho.`,
    paceLimitNext: 'Tómate algo más de tiempo con lo siguiente y volverá a dar XP.',
    boost: (xp) => `De ellos, ${number(xp)}\u00a0XP por tu impulso, para gastar.`,
    events: (n) =>
      plural(n, { one: 'Meta de evento alcanzada', other: 'Metas de eventos alcanzadas' }),
    beyondDay: (beyond: number, earned: number) =>
      `${beyond < earned ? `${number(beyond)} de los` : 'Los'} ${number(earned)} XP superan el límite de hoy: puedes gastarlos, pero no cuentan para tu nivel.`,
    level: 'Nivel',
    toLevel: (level: string) => `hacia el nivel ${level}`,
    toNext: (xp: number, level: string) =>
      plural(xp, {
        one: `Falta #\u00a0XP para el nivel ${level}`,
        other: `Faltan #\u00a0XP para el nivel ${level}`,
      }),
    highest: 'El nivel más alto',
    share: (percent: number) => `${number(percent)} %`,
    streak: 'Racha',
    streakDays: (days: number) => plural(days, { one: '# día', other: '# días' }),
    streakUp: 'Un día más en la línea.',
    streakSame: 'Hoy ya cuenta.',
    shield: 'Un escudo ha mantenido tu racha durante un día sin estudio.',
    checks: 'Preguntas de control',
    checksRight: (right: number, total: number) =>
      `${number(right)} de ${plural(total, { one: '# correcta', other: '# correctas' })}`,
    checksPay: (xp: number) =>
      `Los ${number(xp)} XP son por terminar: una respuesta incorrecta no quita ninguno.`,
    checksPayParts: (first: number, xp: number) =>
      `${number(first)} de los ${number(xp)} XP llegaron con tu primera respuesta correcta, ${number(xp - first)} por terminar: una respuesta incorrecta no quita ninguno.`,
    checksAtFirst: (right: number, total: number) =>
      `${number(right)} de ${plural(total, { one: '# correcta', other: '# correctas' })} a la primera`,
    checksAgain: (n: number) =>
      plural(n, { one: '# más correcta al repetirla', other: '# más correctas al repetirlas' }),
    tasks: 'Tareas',
    taskPoints: (points: number, outOf: number) =>
      `${number(points)} de ${plural(outOf, { one: '# punto', other: '# puntos' })}`,
    taskPointsUnrated: (points) =>
      `${plural(points, { one: '# espera', other: '# esperan' })} tu valoración: ábrelo de nuevo.`,
    badge: 'Insignia ganada',
    badges: (n: number) => plural(n, { one: 'Insignia ganada', other: 'Insignias ganadas' }),
    unlocked: (n: number) => plural(n, { one: 'También disponible', other: 'También disponibles' }),
    /** Of an item that the learner's track does not ask for. */
    optional: 'Opcional en tu itinerario: tu porcentaje y el tiempo restante no cambian.',
    unlockedMore: (n: number) => plural(n, { one: 'y # más', other: 'y # más' }),
    unlockedMission: 'Misión',
    section: (section: string) => `Sección completada: ${section}`,
    remember: 'Quédate con esto',
    onward: 'Adónde ir ahora',
    next: 'Próxima misión',
    nextIs: (mission: string, minutes: number) => `${mission}, ${number(minutes)} min`,
    dashboard: 'Volver al panel',
    levelUp: 'Nivel alcanzado',
    levelUpAny: 'Pulsa una tecla o toca la pantalla',
    say: (xp: number, total: number) =>
      `Misión completada. Has ganado ${number(xp)} XP, ahora tienes ${number(total)} XP para tu nivel.`,
    sayLevel: (level: string) => `Nivel alcanzado: ${level}.`,
  },
  /** What was missed, asked once more before the end. */
  again: {
    offer: (n: number) =>
      plural(n, { one: 'Repetir la que fallaste', other: 'Repetir las # que fallaste' }),
    of: (n: number, total: number) => `Otra vez, ${number(n)} de ${number(total)}`,
    skip: 'Saltar y terminar',
    offerAll: (n: number) =>
      plural(n, {
        one: 'Responder otra vez su pregunta',
        other: 'Responder otra vez sus # preguntas',
      }),
    paysNothing:
      'Para comprobar lo que recuerdas: sin XP, y tu primera respuesta queda como estaba.',
    over: 'Volver al repaso',
  },
  /** A picture whose places are touched. */
  touch: {
    places: 'Lugares de la imagen',
    pieces: 'Piezas para colocar',
    ask: 'Pulsa los lugares marcados para ver qué son.',
    askPlace: 'Elige una pieza y después el lugar que le corresponde.',
    seen: 'abierto',
    miss: 'Ahí no.',
    opened: (n: number, total: number) => `${number(n)} de ${number(total)} abiertos`,
    placed: (n: number, total: number) => `${number(n)} de ${number(total)} en su sitio`,
  },
} satisfies Messages['player'];
