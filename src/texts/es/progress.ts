import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)} XP`;
const days = (n: number): string => plural(n, { one: '# día', other: '# días' });

export const progress = {
  title: 'Mi progreso',
  loading: 'Cargando tu progreso…',
  failed: 'No se ha cargado tu progreso',
  toNext: (n, level) =>
    plural(n, {
      one: `falta # XP para el nivel ${level}`,
      other: `faltan # XP para el nivel ${level}`,
    }),
  ofCourse: (course, percent, ofTrack) =>
    `${course}: ${number(percent)} % ${ofTrack ? 'de tu itinerario' : 'completado'}`,
  highest: 'Has alcanzado el nivel más alto.',
  level: 'Nivel',
  ladder: 'Niveles',
  from: (n) => `desde ${xp(n)}`,
  reached: (day) => `Alcanzado el ${day}`,
  start: 'Donde empieza todo el mundo',
  here: 'Estás aquí',
  streak: 'Racha',
  run: days,
  noRun:
    'Aún no hay racha. Con un paso terminado o una pregunta respondida ya cuenta un día de estudio.',
  today: 'Hoy ya cuenta.',
  notToday: 'Termina un paso o responde una pregunta y hoy también contará.',
  best: (n) => `Mejor racha: ${days(n)}`,
  shields: (n) => plural(n, { one: '# escudo', other: '# escudos' }),
  shieldText: 'Un escudo cubre por sí solo un día perdido.',
  shieldsFrom: (atStart, runDays) =>
    `Al empezar se reciben ${number(atStart)}, y cada ${plural(runDays, { one: '# día', other: '# días' })} seguidos dan uno más.`,
  nextShield: (n) =>
    plural(n, {
      one: '# día más seguido trae el próximo escudo.',
      other: '# días más seguidos traen el próximo escudo.',
    }),
  shieldsFull: (n) =>
    `Tienes ${number(n)}, el máximo que da una racha. Si usas uno, puedes ganar otro.`,
  courses: 'Por curso',
  course: 'Curso',
  noCourse: 'Eventos y otros',
  courseDone: (percent, ofTrack) => `${percent} ${ofTrack ? 'de tu itinerario' : 'completado'}`,
  courseRun: 'Días seguidos',
  courseRunAbout:
    'Cada curso tiene sus propios días seguidos: solo cuentan los días con estudio en ese curso, y el día que cubre un escudo queda cubierto también aquí, pero no el día en que estudiaste otro curso. Tu racha general, arriba, cuenta todos los cursos.',
  courseBest: 'Máximo',
  calendar: 'Días de estudio',
  calendarOf: (n, weeks) =>
    `${plural(n, { one: '# día de estudio', other: '# días de estudio' })} en las últimas ${number(weeks)} semanas`,
  day: (day, n) => `${day}: ${n === 0 ? 'con estudio' : xp(n)}`,
  noDay: (day) => `${day}: sin estudio`,
  bridged: (day) => `${day}: cubierto por un escudo`,
  less: 'Menos',
  moreXp: 'Más XP',
  keys: 'Con las flechas pasas de un día a otro.',
  entries: 'Todos los XP que has ganado',
  entriesNone: 'Aún no hay XP. Tu primera respuesta correcta trae los primeros.',
  entriesFailed: 'No se han cargado los XP',
  more: 'Mostrar más',
  when: 'Ganados',
  what: 'Motivo',
  amount: 'XP',
  kinds: {
    mission: (title) => `Has completado la misión «${title}».`,
    item: (title) => `Has terminado «${title}».`,
    first_right: (title) => `Tu primera respuesta correcta en «${title}».`,
    paper: (title) => `Has entregado «${title}».`,
    practice: (title) => `Has entregado «${title}» o sus preguntas falladas.`,
    paper_pass: (title) => `Has aprobado «${title}» por primera vez.`,
    answer: (title) => `Una respuesta correcta en práctica, sobre «${title}».`,
    event: (title) => `Alcanzaste la meta del evento «${title}».`,
    other: (title) => `Un premio: ${title}.`,
  },
  bonus: (n) => `De ellos, ${xp(n)} se pueden gastar pero no cuentan para la clasificación.`,
  bonusAll: 'Se pueden gastar pero no cuentan para la clasificación.',
  earnedAll: (earned, ranked) =>
    `${xp(earned)} ganados en total: ${xp(ranked)} cuentan para el nivel y la clasificación, los otros ${xp(earned - ranked)} solo se pueden gastar.`,
  total: 'Ganados en total',
  rankRule: (n) => `Como máximo ${xp(n)} al día cuentan para el nivel y la clasificación.`,
} satisfies Messages['progress'];
