// The learning path: map, stations, phase panel, tracks and industries.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

const forXp = (xp: number | null): string => (xp === null ? '' : `, por ${number(xp)} XP,`);

const andMore = (more: number): string =>
  more === 0 ? '' : ` y ${plural(more, { one: '# actividad más', other: '# actividades más' })}`;

export const path = {
  screen: 'Ruta',
  title: 'Ruta',
  loading: 'Cargando la ruta de aprendizaje…',
  failed: 'No se ha podido cargar la ruta de aprendizaje',
  failedText:
    'Todo lo que has hecho está guardado en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  choose: 'Elegir',
  tracks: {
    label: 'Itinerario',
    about: 'Comparar itinerarios',
    title: 'Itinerarios de aprendizaje',
    lead: 'El itinerario decide qué es obligatorio y qué te propone primero la guía. Todo lo demás sigue abierto, y puedes cambiar cuando quieras.',
    yours: 'Tu itinerario',
    choose: (track: string) => `Elegir ${track}`,
    asks: 'Obligatorio en cada fase',
    also: 'Opcional',
    written: (items: number, time: string, hasMissions: boolean) =>
      `${plural(items, { one: '# elemento obligatorio', other: '# elementos obligatorios' })}, ${time}${hasMissions ? '. Las misiones suman solo los minutos de sus propias tarjetas: la que recorre estos elementos no suma ninguno.' : ''}`,
    kept: 'Se guarda en tu perfil, para todos tus dispositivos.',
    failed: 'El itinerario no se ha guardado',
    none: (course: string) => `${course} no tiene itinerarios: todo cuenta para todos.`,
  },
  industries: {
    label: 'Sector',
    title: 'Enfoque por sector',
    about: 'Ver los sectores',
    lead: 'Cada laboratorio se cuenta en cinco sectores. Los laboratorios se abren en el tuyo, y también las plantillas y ejemplos rellenados para él; dentro de un laboratorio puedes cambiar a los demás.',
    yours: 'Tu sector',
    choose: (industry: string) => `Elegir ${industry}`,
    labs: (n) => plural(n, { one: '# laboratorio', other: '# laboratorios' }),
    noLabs: 'Los laboratorios de este sector aún se están escribiendo.',
    invented: 'Las cinco empresas son inventadas; sus cifras tienen el tamaño de las reales.',
    failed: 'El sector no se ha guardado',
    none: (course: string) =>
      `Los laboratorios de ${course} no cambian según el sector: aquí no hay nada que elegir.`,
  },
  gauges: {
    label: 'Tu progreso',
    exam: 'Temario cubierto',
    examAbout: 'Cuestionarios y simulacros aprobados, con el peso del examen',
    job: 'Preparación para el trabajo',
    confidence: 'Confianza',
    /** What it is the sum of; of each topic its share of the exam, and the quizzes and simulations passed in it. */
    sum: 'Cómo se calcula',
    share: (weight: number, passed: number, all: number) =>
      `${number(weight)}\u00a0% × ${number(passed)} de ${plural(all, { one: '# cuestionario o simulacro aprobado', other: '# cuestionarios y simulacros aprobados' })}`,
    quizFrom: (from, to) =>
      `Un cuestionario cuenta desde el ${from === to ? '' : `${number(from)} al `}${number(to)}\u00a0% de aciertos, su propio mínimo para aprobar.`,
    simulationFrom: (from, to, questions) =>
      `Un simulacro cuenta en un tema cuando se aprueba (desde el ${from === to ? '' : `${number(from)} al `}${number(to)}\u00a0%) y ese porcentaje se alcanza también en el tema, con al menos ${plural(questions, { one: '# pregunta', other: '# preguntas' })} sobre él.`,
    examReady: 'A punto',
    inProgress: 'En curso',
    more: (percent: number) => `Te falta un ${number(percent)}\u00a0% para estar a punto`,
    examFrom: (percent: number) => `A punto desde un ${number(percent)}\u00a0%`,
    jobAbout:
      'De los elementos de la ruta, según su peso: los laboratorios y las plantillas pesan más',
    jobReady: 'A punto',
    learning: 'Aprendiendo',
    jobFrom: (percent: number) => `A punto desde un ${number(percent)}\u00a0%`,
    levels: { Low: 'Baja', Medium: 'Media', High: 'Alta' },
    confidenceFrom: (high: number, medium: number, questions: number) =>
      `La media de los tres últimos exámenes, prácticas, cuestionarios o pruebas de nivel: alta desde el ${number(high)}\u00a0%, media desde el ${number(medium)}\u00a0%. De un cuestionario o una prueba de nivel cuenta su última ronda; de un examen o una práctica, desde ${number(questions)} preguntas y al menos la mitad respondida, salvo si fue demasiado rápido o repite lo fallado.`,
    confidenceAbout:
      'Dice cómo te fue en tus últimos exámenes, prácticas, cuestionarios o pruebas de nivel, no cuánto del examen cubren.',
    confidenceCounts: 'Qué cuenta',
    confidenceScores: (n: number) =>
      `Los ${number(n)} últimos exámenes, prácticas, cuestionarios o pruebas de nivel:`,
    phases: 'Fases empezadas',
    badges: 'Insignias',
    left: 'Tiempo restante',
    done: (percent: string, track: string | null) =>
      `${percent} de los minutos ${track === null ? 'del curso' : `del itinerario «${track}»`} hechos, misiones incluidas; los exámenes se suman`,
    noExam: 'Aprueba un cuestionario de la ruta o un simulacro para verlo',
    noJob: 'Termina una actividad de una fase para verlo',
    needed: (n: number) =>
      plural(n, {
        one: 'Falta # examen, práctica, cuestionario o prueba de nivel para verlo',
        other: 'Faltan # exámenes, prácticas, cuestionarios o pruebas de nivel para verlo',
      }),
    of: (have: number, all: number) => `${number(have)}/${number(all)}`,
    time: (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`,
  },
  exam: {
    tile: 'Días para el examen',
    days: (days: number) => plural(days, { one: '# día', other: '# días' }),
    pace: (minutes: number) => `${number(minutes)} min al día`,
    today: 'Hoy',
    over: 'El día ya ha pasado',
    set: 'Pon la fecha de tu examen',
    change: 'Cambiar la fecha',
    title: 'La fecha de tu examen',
    text: 'Es opcional y solo para ti: la ruta cuenta los días que faltan.',
    label: 'Día del examen',
    save: 'Guardar',
    clear: 'Quitar la fecha',
  },
  weak: {
    title: 'Puntos débiles',
    lead: (percent: number, latest: number, from: number) =>
      `Temas con menos del ${number(percent)}\u00a0% de aciertos en tus últimas ${number(latest)} respuestas, a partir de ${plural(from, { one: '# respuesta', other: '# respuestas' })}. Cuentan misiones, lecciones, cuestionarios, pruebas de nivel, exámenes y prácticas.`,
    figure: (right: number, answers: number, percent: number) =>
      `${number(right)} de ${number(answers)} con respuesta correcta (${number(percent)}\u00a0%)`,
    go: (item: string) => `Trabájalo: ${item}`,
  },
  guide: {
    mission: 'Misión',
    button: (n: number) =>
      plural(n, {
        one: 'Guíame: el próximo paso (≤30 min)',
        other: 'Guíame: los # próximos pasos (≤30 min)',
      }),
    buttonNone: 'Guíame (≤30 min)',
    title: 'Tus próximos pasos',
    text: 'En este orden caben en media hora.',
    longer: (step: string, minutes: number) =>
      `Tu próximo paso, «${step}», dura ${number(minutes)} min. En media hora caben:`,
    sum: (minutes: number) => `En total, ${number(minutes)} min`,
    none: 'Ningún paso abierto cabe en media hora. Termina lo que has empezado o elige una estación en el mapa.',
  },
  map: {
    title: 'La línea',
    label: 'Mapa de la línea con las fases',
    phases: (n: number) => plural(n, { one: '# fase', other: '# fases' }),
    items: (n: number) =>
      plural(n, { one: '# elemento de aprendizaje', other: '# elementos de aprendizaje' }),
    written: (n: number) => `${number(n)} ya escritos`,
    walkway: 'Pasarela de requisitos',
    legend: 'Leyenda',
    station: (letter: string, title: string, status: string) => `${letter}, ${title}: ${status}`,
    here: 'estás aquí',
    train: 'El tren está donde siguen tus estaciones',
    coreLegend: 'Línea básica: los fundamentos, abierta desde el principio',
    missions: 'Cada estación muestra sus misiones',
    sameLetter: (stations: string, letter: string) => `${stations} comparten la letra ${letter}`,
    /** Where the next step stands at no station. */
    offMap: (step: string, group: string, before: string | null) =>
      `Tu próximo paso, «${step}», es una misión de «${group}». Está ${
        before === null
          ? 'junto a la línea, en ninguna estación'
          : `antes de la estación «${before}»`
      }; la encuentras en Misiones.`,
  },
  checklist: {
    /** The other items of the phase: the app knows what of them is done. */
    seen: (done: number, all: number) =>
      `Antes, en esta estación: ${number(done)} de ${plural(all, { one: '# terminado', other: '# terminados' })}`,
    ticked: linesTicked,
    own: (n: number) =>
      plural(n, { one: '# punto que marcas tú', other: '# puntos que marcas tú' }),
    ownText:
      'Preguntan por tu propia organización o por la empresa de tus laboratorios. Marca lo que hoy es cierto: vale cualquier número, incluso ninguno, y los XP son los mismos.',
    asks: (n: number) =>
      plural(n, { one: 'El # punto que pregunta', other: 'Los # puntos que pregunta' }),
    ahead: 'La entrega se abre más tarde.',
    aheadAfter: (item: string, more: number) =>
      `La entrega se abre después de «${item}»${andMore(more)}.`,
    opensWhen: (item: string, xp: number | null) =>
      `La entrega${forXp(xp)} se abre cuando «${item}» está hecho.`,
    opensAfterSteps: (item: string, more: number, xp: number | null) =>
      `La entrega${forXp(xp)} se abre después de «${item}»${andMore(more)}`,
    work: 'Trabajar en ella ahora',
    title: 'Listas',
    done: (done: number, all: number) =>
      `${number(done)} de ${plural(all, { one: '# terminada', other: '# terminadas' })}`,
    lead: 'Para contrastar tu propio trabajo. Ya puedes trabajar en todas, y las entregas cuando llegas a ellas en su estación.',
    more: (n: number) => plural(n, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  },
  core: {
    title: 'Línea básica',
    short: 'Básica',
    lead: 'Lecciones breves sobre las bases en las que se apoya cada fase. Tu próximo paso trae cada una cuando le toca; aquí todo está abierto desde el principio, en el orden que quieras.',
    required: 'Tu itinerario lo pide todo.',
    optional: 'Opcional en tu itinerario.',
    items: (done: number, all: number) =>
      `${number(done)} de ${plural(all, { one: '# elemento hecho', other: '# elementos hechos' })}`,
    count: (done: number, all: number) => `${number(done)} de ${number(all)}`,
    station: (status: string, done: number, all: number) =>
      `Línea básica: ${status}, ${number(done)} de ${plural(all, { one: '# elemento hecho', other: '# elementos hechos' })}`,
    quizzes: 'Cuestionarios',
    close: 'Cerrar el panel de la línea básica',
    allDone: 'Todo lo de la línea básica está hecho. Repasa lo que quieras.',
    trackAsks: 'La línea básica, antes de la primera fase, también es obligatoria.',
    trackLeaves: 'La línea básica, antes de la primera fase, está abierta y no es obligatoria.',
  },
  stations: {
    title: 'Todas las estaciones',
    items: (done: number, all: number, minutes: number) =>
      `${number(done)} de ${plural(all, { one: '# elemento', other: '# elementos' })}, ${number(minutes)} min`,
    unwritten: 'Aún se está escribiendo',
    beginFirst: (phases: string) => `Se abre tras el primer elemento de ${phases}.`,
    knownAlready: '¿Ya lo dominas?',
    testOut: 'Abrir con una prueba',
    testOutNamed: (phase: string) => `Abrir ${phase} con una prueba`,
    testOutLeaves: (left: number, now: number) =>
      left === 0
        ? ': así se abre enseguida.'
        : plural(left, {
            one: `: así queda # actividad en lugar de ${number(now)}.`,
            other: `: así quedan # actividades en lugar de ${number(now)}.`,
          }),
    lockedTitle: 'Esta estación está bloqueada',
    unwrittenText: (phase: string) => `${phase} aún se está escribiendo.`,
  },
  status: {
    locked: 'Bloqueada',
    available: 'Disponible',
    in_progress: 'En curso',
    done: 'Hecha',
  },
  panel: {
    facts: (status: string, total: number, counted: number) =>
      counted === total
        ? `${status}, ${number(total)} min en total`
        : `${status}, ${number(total)} min en total, ${number(counted)} de tu itinerario`,
    close: 'Cerrar el panel de la fase',
    testedOut: 'Has abierto esta fase con su prueba.',
    next: 'Siguiente paso',
    openToo: 'También puedes seguir aquí',
    weighed: (done: number, all: number) =>
      `${number(done)} de ${plural(all, { one: '# elemento', other: '# elementos' })}. El porcentaje va por peso, no por minutos: un laboratorio o una plantilla vale 3, un cuestionario 2 y lo demás 1; las misiones no entran.`,
    byWeight: (percent: string) => `${percent} por peso`,
    nextItem: (action: string, item: string) => `${action}: ${item}`,
    nextStop: (phase) => `Próxima estación: ${phase}`,
    allDone: 'Has hecho todo lo de esta fase. Puedes repasarlo cuando quieras.',
    items: 'Elementos de la fase',
    ofKind: (kind: string, n: number, all: number) =>
      `${kind} ${number(n)}\u00a0de\u00a0${number(all)}`,
    missions: 'Misiones en esta estación',
    required: 'Obligatorio en tu itinerario',
    requiredOfAll: 'Obligatorio',
    optional: 'Opcional',
    outcomes: 'Aprendes a',
    deliverable: 'Entregable',
    openDeliverable: 'Abrir el entregable',
    openDeliverableOf: (company: string) => `Abrir el entregable de ${company}`,
    tasks: 'Tareas',
    coverage: 'Temas del examen',
    seen: (seen: number, steps: number) =>
      `${number(seen)} de ${plural(steps, { one: '# tarjeta vista', other: '# tarjetas vistas' })}`,
    best: (percent: number) => `Mejor ronda: ${number(percent)}\u00a0%`,
    pass: (percent: number) => `Se aprueba con un ${number(percent)}\u00a0%`,
    start: 'Empezar',
    continue: 'Continuar',
    review: 'Repasar',
    opensAfter: (item: string) => `Se abre al terminar «${item}»`,
    steps: 'Pasos, como los nombra el examen',
    pitfalls: 'Errores frecuentes',
    apply: 'Aplícalo en el trabajo',
    startFailed: 'No se ha podido empezar',
  },
} satisfies Messages['path'];
