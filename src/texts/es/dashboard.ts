// The dashboard of a course.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

export const dashboard = {
  title: 'Panel',
  screen: (course: string) => `Panel de ${course}`,
  welcome: '¡Hola de nuevo!',
  /** On the first day. */
  welcomeFirst: (name: string) => `Te damos la bienvenida, ${name}`,
  loading: 'Cargando el panel…',
  failed: 'No se han podido cargar los datos',
  failedText:
    'Todo lo que has hecho está guardado en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  notFound: 'Este curso no existe',
  notFoundText: 'Elige uno de los cursos que hay.',
  streak: (days: number) =>
    days === 0
      ? 'Aún sin racha'
      : plural(days, { one: 'Racha de # día', other: 'Racha de # días' }),
  toNextLevel: (level: string, xp: number, next: string) =>
    `Nivel ${level}, ${plural(xp, { one: 'falta', other: 'faltan' })} ${number(xp)}\u00a0XP para el nivel ${next}`,
  highestLevel: (level: string) => `Nivel ${level}, el nivel más alto`,
  pace: (days: number, minutes: number | null) =>
    `Examen en ${plural(days, { one: '# día', other: '# días' })}${
      minutes === null ? '' : `: ${number(minutes)} minutos al día`
    }`,
  goal: (minutes: number, goal: number) =>
    `Hoy, en todos los cursos: ${number(minutes)} de ${plural(goal, { one: '# minuto', other: '# minutos' })}`,
  goalReached: (minutes: number) =>
    `Hoy, en todos los cursos: ${plural(minutes, { one: '# minuto', other: '# minutos' })}, meta cumplida`,
  goalShort: (goal: number, needed: number) =>
    `Tu meta diaria de ${plural(goal, { one: '# minuto', other: '# minutos' })} se queda corta: hasta tu examen hacen falta ${plural(needed, { one: '# minuto', other: '# minutos' })} al día.`,
  goalEnough: (goal: number, needed: number) =>
    `Tu meta diaria de ${plural(goal, { one: '# minuto', other: '# minutos' })} basta: hasta tu examen hacen falta ${plural(needed, { one: '# minuto', other: '# minutos' })} al día.`,
  ring: (course: string, percent: number, ofTrack: boolean) =>
    `${course}, ${number(percent)} por ciento ${ofTrack ? 'de tu itinerario' : 'completado'}`,
  percent: (percent: number) => `${number(percent)} %`,
  complete: (ofTrack: boolean): string => (ofTrack ? 'de tu itinerario' : 'completado'),
  line: {
    label: (done: number, total: number, now: string | null) =>
      `Tu línea: ${number(done)} de ${plural(total, { one: '# estación', other: '# estaciones' })}${
        now === null ? '' : `, ahora en ${now}`
      }`,
    opens: { phases: 'Abrir la ruta de aprendizaje', missions: 'Abrir las misiones' },
    beside: 'Tu próximo paso está al lado de la línea',
    towards: (step: string, letter: string, title: string) =>
      `Tu próximo paso, «${step}», va antes de la estación ${letter}, ${title}`,
    coreTowards: (letter: string, title: string) =>
      `Tu próximo paso pertenece a la línea básica: te prepara para la estación ${letter}, ${title}`,
    core: 'Tu próximo paso pertenece a la línea básica, en la que se apoya cada estación',
    nowAt: (letter: string, title: string) => `Ahora en ${letter}, ${title}`,
    begun: 'Empezadas:',
    alsoOpen: 'También abiertas:',
    open: 'Abiertas:',
  },
  recommended: 'Recomendado para ti',
  mastery: {
    about: (latest: number, paper: string | null) =>
      `La media de sus temas, ponderada según ${paper === null ? 'su parte del examen' : `sus preguntas en «${paper}»`}. De cada tema: los aciertos entre tus últimas ${number(latest)} respuestas en misiones, lecciones, cuestionarios, pruebas de nivel, exámenes y prácticas, sin «Otra vez».`,
    practise: 'Practicar ahora',
    practiseNamed: (group: string) => `Practicar ahora: ${group}`,
    counts: (from: number) =>
      `Se ve a partir de ${number(from)} respuestas. Cuentan misiones, lecciones, cuestionarios, pruebas de nivel, exámenes y prácticas.`,
    none: 'Aún sin respuestas.',
    few: (answers: number, from: number) =>
      `${plural(answers, { one: '# respuesta', other: '# respuestas' })} hasta ahora; se ve a partir de ${number(from)}.`,
    from: (answers: number) =>
      `de ${plural(answers, { one: '# respuesta', other: '# respuestas' })}`,
    /** What a group's figure is the sum of, and each line of it: weight times share right. */
    sum: 'Cómo se calcula',
    sumNamed: (group: string) => `Cómo se calcula: ${group}`,
    topic: (weight: number, right: number, answers: number) =>
      `${number(weight)}\u00a0% × ${answers === 0 ? '0, aún sin respuestas' : `${number(right)} de ${number(answers)} correctas`}`,
    topics: (answered, all, few, from) => {
      const thin =
        few === 0
          ? ''
          : `, ${few === answered ? 'cada uno' : `${number(few)} de ellos`} con menos de ${plural(from, { one: '# respuesta', other: '# respuestas' })}`;
      return answered < all
        ? `${number(answered)} de ${plural(all, { one: '# tema', other: '# temas' })} con respuestas${thin}; el resto aún cuenta como 0\u00a0%`
        : `${plural(all, { one: '# tema', other: 'Los # temas' })} con respuestas${thin}`;
    },
  },
  practice: {
    title: 'Examen de práctica',
    resume: 'Reanudar',
    resumeNamed: (paper) => `Reanudar ${paper}`,
  },
  eventRewards: {
    title: (n: number) =>
      plural(n, {
        one: '# recompensa de evento por recoger',
        other: '# recompensas de eventos por recoger',
      }),
    xp: (xp: number) => `+${number(xp)} XP`,
  },
  templates: {
    title: 'Obtener plantillas',
    /** What came since the last visit; with an industry, all of them are filled in for it. */
    fresh: (n, industry) =>
      plural(n, { one: '# plantilla nueva disponible', other: '# plantillas nuevas disponibles' }) +
      (industry === null ? '' : ` (${industry})`),
    all: (n) =>
      plural(n, { one: '# plantilla para tu trabajo', other: '# plantillas para tu trabajo' }),
  },
  next: {
    /** Before anything of the course is done. */
    first: 'Empieza aquí',
    label: 'Sigue aprendiendo',
    allDone: '¡Todas las misiones completadas!',
    allDoneText: 'Has llegado al final de esta línea. Puedes repasar las misiones cuando quieras.',
    review: 'Repasar misiones',
    /** A mission over activities. */
    quest: (section, met, all) =>
      `${section}, ${number(met)} de ${plural(all, { one: '# condición cumplida', many: '# condiciones cumplidas', other: '# condiciones cumplidas' })}`,
    forMission: (mission: string) => `Para la misión «${mission}».`,
    mission: 'Misión',
    fresh: (kind: string, group: string, cards: number) =>
      `${kind} de «${group}». ${plural(cards, { one: '# tarjeta', other: '# tarjetas' })}.`,
    stopped: (kind: string, group: string, step: number, steps: number) =>
      `${kind} de «${group}». Te quedaste en la tarjeta ${number(step)} de ${number(steps)}.`,
    ticked: (kind: string, group: string, ticked: string) => `${kind} de «${group}». ${ticked}.`,
    linesTicked,
    failed: (kind: string, group: string, round: number) =>
      `${kind} de «${group}». Ronda ${number(round)} no aprobada. La siguiente ronda trae otras preguntas.`,
    start: (minutes: number) => `Empezar, ${number(minutes)} min`,
    resume: (minutes: number) => `Continuar, ${number(minutes)} min`,
    nextRound: (minutes: number) => `Siguiente ronda, ${number(minutes)} min`,
    details: 'Sobre esta misión',
  },
  tiles: {
    label: 'Tus cifras',
    missions: 'Misiones completadas',
    badges: 'Insignias ganadas',
    coverage: 'Temario cubierto',
    streak: 'Racha de estudio',
    streakOf: 'Días seguidos de estudio, en cualquier curso',
    streakBadge: (days) =>
      `Próxima insignia con ${plural(days, { one: '# día', other: '# días' })}`,
    models: 'Modelos creados',
    openModels: 'Abrirlos',
    firstModel: 'Dibuja un modelo tuyo',
    of: (total: number) => `de ${number(total)}`,
    percent: 'por ciento',
    ofDays: (days: number) => `de ${plural(days, { one: '# día', other: '# días' })}`,
    noCoverage: 'Aprueba un cuestionario de la ruta o un simulacro para verlo',
    average: 'Nota media',
    noAverage: (questions: number) =>
      `Termina un examen o una práctica de al menos ${plural(questions, { one: '# pregunta', other: '# preguntas' })} para verla`,
    averageOf: 'Exámenes y prácticas de este curso',
    coverageAbout: 'Cuestionarios y simulacros aprobados, con el peso del examen',
    examReady: (percent: number) =>
      `Puedes presentarte al examen a partir del ${number(percent)} por ciento`,
  },
  activity: {
    title: 'Actividad reciente',
    all: 'Ver toda la actividad',
    loading: 'Cargando la actividad…',
    failed: 'No se ha podido cargar la actividad',
    empty: 'Aún no hay actividad',
    emptyText: 'Termina tu primera misión y aparecerá aquí, con los XP que te ha dado.',
    mission_done: 'Misión completada',
    item_done: 'Completado',
    worked_on: 'Trabajado en',
    unit_opened: 'Abierto por su prueba:',
    paper_done: 'Examen entregado',
    badge_earned: 'Insignia ganada',
    level_reached: 'Nivel alcanzado',
    event_started: 'Evento abierto',
    event_done: 'Meta del evento alcanzada',
    event_ended: 'Evento terminado',
    certificate_issued: 'Certificado emitido',
    support_reply: 'Respuesta de soporte',
    more: (n: number) => `y ${number(n)} más`,
    xp: (xp: number) => `+${number(xp)} XP`,
  },
  age: (age) => {
    if (age.unit === 'now') return 'Ahora mismo';
    if (age.unit === 'minutes') return `Hace ${number(age.count)} min`;
    return age.unit === 'days' ? `Hace ${number(age.count)} d` : `Hace ${number(age.count)} h`;
  },
  badge: {
    title: 'Próxima insignia',
    progress: (percent: number) => `${number(percent)} %`,
    have: (have: number, need: number) => `${number(have)} de ${number(need)}`,
    all: 'Ya tienes todas las insignias.',
  },
  outline: {
    title: 'Temario del examen',
    text: (course: string) => `Qué pide el examen de ${course} y cuánto pesa cada parte.`,
    weight: (percent: number) => `${number(percent)} %`,
    objectives: (n: number) => plural(n, { one: '# tema', other: '# temas' }),
    empty: 'Aún no hay misiones',
    emptyText: (course: string) =>
      `Las misiones de ${course} todavía se están escribiendo. Hasta que lleguen, esto es lo que te preguntarán.`,
    papersText: (course: string) =>
      `Las misiones de ${course} todavía se están escribiendo. Los exámenes de práctica están abiertos, y esto es lo que pide el examen.`,
    practice: 'Exámenes de práctica',
    change: 'Cambiar de curso',
  },
} satisfies Messages['dashboard'];
