// The missions of a course, and the page of one mission.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const missions = {
  screen: 'Misiones',
  title: 'Misiones',
  loading: 'Cargando las misiones…',
  failed: 'No se han podido cargar las misiones',
  failedText:
    'Todo lo que has hecho está guardado en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  ofCompleted: (total: number) =>
    plural(total, { one: 'de # completada', other: 'de # completadas' }),
  search: 'Buscar misiones…',
  searchLabel: 'Buscar misiones',
  status: 'Estado',
  sort: 'Orden',
  filters: {
    all: 'Todas',
    available: 'Disponible',
    in_progress: 'En curso',
    done: 'Hecha',
    locked: 'Bloqueada',
  },
  sorts: {
    default: 'Del curso',
    xp: 'Por XP',
    duration: 'Por duración',
    title: 'Alfabético',
  },
  sorted: (sort: string) => `Todas las misiones. Orden: ${sort}`,
  found: (n: number) => plural(n, { one: '# misión encontrada', other: '# misiones encontradas' }),
  empty: 'No hay misiones que coincidan',
  emptyText: 'Prueba a cambiar la búsqueda o los filtros',
  clear: 'Quitar búsqueda y filtros',
  none: 'Aún no hay misiones',
  toDashboard: 'Abrir el panel',
  noneText: (course: string) => `Las misiones de ${course} todavía se están escribiendo.`,
  sectionDone: (done: number, total: number) =>
    `${number(done)} de ${plural(total, { one: '# hecha', other: '# hechas' })}`,
  step: (step: number, steps: number) => `tarjeta ${number(step)} de ${number(steps)}`,
  stepsSeen: (seen: number, steps: number) =>
    `${number(seen)} de ${plural(steps, { one: '# tarjeta', other: '# tarjetas' })}`,
  cards: (n: number) => plural(n, { one: '# tarjeta', other: '# tarjetas' }),
  checks: (n: number) =>
    plural(n, { one: '# pregunta de control', other: '# preguntas de control' }),
  needs: (activity: string) => `Antes: «${activity}»`,
  /** As the path says it of its items. */
  after: (activity: string) => `Se abre al terminar ${activity}`,
  afterSteps: (n: number, next: string) =>
    `Se abre tras ${number(n)} actividades; ahora toca ${next}`,
  lessonsOpen: (next: string) =>
    `Lecciones abiertas · sus misiones empiezan a abrirse al terminar ${next}`,
  lessonsOpenSteps: (n: number, next: string) =>
    `Lecciones abiertas · sus misiones empiezan a abrirse tras ${number(n)} actividades; ahora toca ${next}`,
  either: (activities: string) => `una de estas: ${activities}`,
  quoted: (activity: string) => `«${activity}»`,
  today: 'hoy',
  yesterday: 'ayer',
  xpToEarn: (xp: number) => `+${number(xp)} XP`,
  xpEarned: (xp: number) => `${number(xp)} XP`,
  minutes: (minutes: number) => `${number(minutes)} min`,
  minutesInParts: (minutes: number, parts: number) =>
    `${number(minutes)} min en ${number(parts)} partes`,
  minutesOfOthers: (besides: number) => `${number(besides)} min de actividades`,
  minutesWith: (minutes: number, besides: number) =>
    `${number(minutes)} min, más ${number(besides)} min en actividades que pide`,
  minutesOf: (besides, activity) => `«${activity}», ${number(besides)} min`,
  minutesWithOne: (minutes, besides, activity) =>
    `${number(minutes)} min, más «${activity}», ${number(besides)} min`,
  nextStep: 'Tu próximo paso',
  nextAfter: 'Después, en el curso',
  /** Why that step is not the next station: it stands before what was finished last. */
  passedOver: 'Primero, un paso que te saltaste.',
  passedOverWaits: 'Te saltaste:',
  passedOverHere: 'Te la saltaste',
  begun: 'Ya lo has empezado.',
  begunWaits: 'Has empezado:',
  /** Before the stations of the line at which a section's missions stand. */
  onLine: 'En la línea, en:',
  start: 'Empezar',
  continue: 'Continuar',
  review: 'Repasar',
  details: 'Detalles',
  startNamed: (mission: string) => `Empezar: ${mission}`,
  continueNamed: (mission: string) => `Continuar: ${mission}`,
  reviewNamed: (mission: string) => `Repasar: ${mission}`,
  detailsNamed: (mission: string) => `Detalles: ${mission}`,
  notices: {
    locked: 'Misión bloqueada',
    lockedText: 'Completa las misiones anteriores para desbloquear esta.',
    completed: 'Misión completada',
    completedText: '¡Ya has completado esta misión!',
    startFailed: 'La misión no ha empezado',
  },
  /** A mission over activities. */
  quest: {
    briefing: 'La situación',
    asks: 'Lo que pide esta misión',
    asksToo: 'Además de sus tarjetas pide',
    endsItself: 'La misión termina sola en cuanto todo esto esté hecho.',
    met: (met, all) =>
      `${number(met)} de ${plural(all, { one: '# condición', many: '# condiciones', other: '# condiciones' })}`,
    conditions: (n) =>
      plural(n, { one: '# condición', many: '# condiciones', other: '# condiciones' }),
    best: (best, needed) =>
      `Mejor ronda ${number(best)}\u00a0%, se necesita un ${number(needed)}\u00a0%`,
    noRound: (needed) => `Aún sin ronda, se necesita un ${number(needed)}\u00a0%`,
    noAttempt: (needed) => `Aún sin intento, se necesita un ${number(needed)}\u00a0%`,
    bestAttempt: (best, needed) =>
      `Mejor intento ${number(best)}\u00a0%, se necesita un ${number(needed)}\u00a0%`,
    attempts: (have, need, percent) =>
      `${number(have)} de ${number(need)} exámenes con un ${number(percent)}\u00a0% o más`,
    strong: (have, all) => `${number(have)} de ${number(all)} temas dominados.`,
    topics: 'Ningún tema puede quedar débil: acierta en cada uno en dos días distintos.',
    anyTemplate: 'Descárgala o rellénala aquí, o usa cualquier otra plantilla del curso.',
    todo: {
      locked: 'Bloqueado en la ruta',
      available: 'Se puede empezar',
      in_progress: 'Empezado',
      done: 'Hecho',
    },
    ended: (n) =>
      plural(n, {
        one: 'Misión completada',
        many: '# misiones completadas',
        other: '# misiones completadas',
      }),
    waits: 'Tus tarjetas están hechas',
    waitsText: 'La misión termina sola cuando también hayas terminado esto:',
    waitsXp: (xp: number) => `+${number(xp)} XP por esta misión cuando esté hecho.`,
    goOn: (title: string, minutes: number) => `Seguir: ${title}, ${number(minutes)} min`,
    seeMissing: 'Ver lo que falta',
    later: 'Salir, todo se conserva',
  },
  detail: {
    screen: 'Misión',
    loading: 'Cargando la misión',
    failed: 'No se ha podido cargar la misión',
    notFound: 'Esta misión no existe',
    notFoundText: 'Puede que ahora tenga otro nombre. Todas las misiones están en una página.',
    all: 'Todas las misiones',
    outcomes: 'Después de esta misión sabrás',
    objectives: 'Temas del examen',
    takeaway: 'En una frase',
    facts: 'Sobre esta misión',
    section: 'Sección',
    content: 'Contenido',
    progress: 'Progreso',
    finished: 'Terminada',
    sources: 'Fuentes',
    checked: 'Revisada el',
    start: 'Empezar misión',
    continue: 'Continuar misión',
    review: 'Repasar misión',
    lockedText: (activities: string) => `Termina antes ${activities}.`,
    lockedSteps: (n: number) => `Se abre tras ${number(n)} actividades, en este orden:`,
    orTest: '¿Ya lo dominas? Esto la abre enseguida:',
    lockedRest: (n: number) => plural(n, { one: 'y # más', other: 'y # más' }),
    lockedOpen: 'Abrir la misión anterior',
    lockedOpenItem: 'Abrir lo que va antes',
  },
} satisfies Messages['missions'];
