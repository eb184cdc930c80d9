import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const events = {
  title: 'Eventos de aprendizaje',
  lead: 'Participa en lo que te convenga. Lo que hiciste desde que empezó un evento cuenta aunque te unas tarde, y no pierdes nada si te saltas uno.',
  tabs: {
    label: 'Eventos por momento',
    active: 'Activos',
    upcoming: 'Próximos',
    completed: 'Completados',
    counted: (tab, n) => `${tab} (${number(n)})`,
  },
  filters: 'Tipo de evento',
  all: 'Todos',
  type: { daily: 'Diario', weekly: 'Semanal', community: 'En común', special: 'Especial' },
  onDays: (days: string) => `Cada ${days}`,
  difficulty: {
    beginner: 'Inicial',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
    expert: 'Experto',
  },
  zone: 'Los días, semanas y meses de los eventos cambian a medianoche UTC. Las horas se muestran en tu zona.',
  loading: 'Cargando eventos…',
  failed: 'Los eventos no se han cargado',
  empty: {
    active: 'No hay ningún evento de este tipo en marcha',
    upcoming: 'No hay ningún evento de este tipo previsto para las próximas semanas',
    text: 'Vuelven con el calendario. Tu estudio sigue sin ellos.',
    completed: 'Aún no has completado ningún evento',
    completedText:
      'Aquí verás los eventos cuya meta alcanzaste y aquellos en los que participaste, una vez terminados.',
  },
  progress: {
    'questions-right': (have, of) =>
      `${number(have)} de ${plural(of, { one: '# respuesta correcta', other: '# respuestas correctas' })}`,
    'activities-done': (have, of) =>
      `${number(have)} de ${plural(of, { one: '# actividad terminada', other: '# actividades terminadas' })}`,
    'missions-done': (have, of) =>
      `${number(have)} de ${plural(of, { one: '# misión terminada', other: '# misiones terminadas' })}`,
    'papers-taken': (have, of) =>
      `${number(have)} de ${plural(of, { one: '# examen o práctica entregado', other: '# exámenes o prácticas entregados' })}`,
    'study-days': (have, of) =>
      `${number(have)} de ${plural(of, { one: '# día de estudio', other: '# días de estudio' })}`,
    'xp-earned': (have, of) => `${number(have)} de ${number(of)} XP`,
  },
  addedOnJoin: 'Lo que hiciste desde que empezó se suma cuando te unes.',
  together: (total, target) => `${number(total)} de ${number(target)} en común.`,
  team: (total, target) => `Tu equipo: ${number(total)} de ${number(target)}.`,
  mine: {
    'questions-right': (n) =>
      `Tu parte: ${plural(n, { one: '# respuesta correcta', other: '# respuestas correctas' })}.`,
    'activities-done': (n) =>
      `Tu parte: ${plural(n, { one: '# actividad', other: '# actividades' })}.`,
    'missions-done': (n) => `Tu parte: ${plural(n, { one: '# misión', other: '# misiones' })}.`,
    'papers-taken': (n) =>
      `Tu parte: ${plural(n, { one: '# examen o práctica', other: '# exámenes o prácticas' })}.`,
    'study-days': (n) =>
      `Tu parte: ${plural(n, { one: '# día de estudio', other: '# días de estudio' })}.`,
    'xp-earned': (n) => `Tu parte: ${number(n)} XP.`,
  },
  until: (moment) => `Abierto hasta el ${moment}`,
  nextFrom: (moment) => `El próximo empieza el ${moment}`,
  opens: (moment, days) =>
    `Empieza el ${moment}, dura ${plural(days, { one: '# día', other: '# días' })}`,
  participants: (n) => plural(n, { one: '# participante', other: '# participantes' }),
  alone: 'Nadie más participó.',
  places: (taken, of) => `${number(taken)} de ${number(of)} plazas ocupadas`,
  reward: (xp) => `+${number(xp)} XP`,
  join: 'Unirme al reto',
  collect: (xp) => `Recoger +${number(xp)} XP`,
  go: 'Continuar el reto',
  goOn: 'Seguir',
  interest: 'Reservar plaza',
  full: 'Todas las plazas ocupadas',
  joined: 'Participas',
  joinedIn: (event) => `Participas en «${event}»`,
  interested: 'Tu plaza está reservada',
  reached: 'Meta alcanzada',
  done: 'Hecho: meta alcanzada',
  outOfReach: 'Esta vez ya no se puede alcanzar',
  leave: 'Dejarlo',
  notInterested: 'Devolver la plaza',
  ended: (day) => `hasta el ${day}`,
  rank: (rank, of) => `Puesto ${number(rank)} de ${number(of)}`,
  teamRank: (rank, of) =>
    `Puesto ${number(rank)} de ${plural(of, { one: '# equipo', other: '# equipos' })}`,
  needsTeam: 'Aquí juegan equipos. Crea uno o únete con un enlace, y vuelve.',
  findTeam: 'Buscar equipo',
  certificate: 'Ver certificado',
  certificateNamed: (event) => `Ver certificado: ${event}`,
  more: 'Mostrar más',
  moreFailed: 'Los siguientes eventos no se han cargado.',
} satisfies Messages['events'];
