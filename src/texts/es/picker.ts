// The course picker and the page that is not there.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const picker = {
  title: '¿Qué curso tomas hoy?',
  text: 'Una sola cuenta para todos los cursos y una racha general que los cuenta todos. Cambia cuando quieras.',
  quietText: 'Una sola cuenta para todos los cursos. Cambia cuando quieras.',
  loading: 'Cargando los cursos…',
  failed: 'No se han podido cargar los cursos',
  empty: 'Aún no hay cursos',
  emptyText:
    'Esta instalación no tiene ningún curso. Quien la administra los añade a la carpeta de contenidos.',
  start: 'Empezar el curso',
  startCourse: (course: string) => `Empezar el curso ${course}`,
  continueWith: (activity: string) => `Continuar: ${activity}`,
  outline: 'Ver el temario',
  outlineOf: (course: string) => `Ver el temario de ${course}`,
  missions: (n: number) => plural(n, { one: '# misión', other: '# misiones' }),
  questions: (n: number) => plural(n, { one: '# pregunta', other: '# preguntas' }),
  practiceExams: (n: number) =>
    plural(n, { one: '# examen de práctica', other: '# exámenes de práctica' }),
  objectives: (n: number) => plural(n, { one: '# tema de examen', other: '# temas de examen' }),
  minutes: (n: number, track: string | null) =>
    `${plural(n, { one: '# minuto', other: '# minutos' })} de lecciones, laboratorios y misiones${track === null ? '' : ` (itinerario «${track}»)`}`,
  hours: (n: number, track: string | null) =>
    `${plural(n, { one: '# hora', other: '# horas' })} de lecciones, laboratorios y misiones${track === null ? '' : ` (itinerario «${track}»)`}`,
  progress: (percent: number, done: number, total: number, ofTrack: boolean) =>
    `${number(percent)} % ${ofTrack ? 'de tu itinerario' : 'completado'}, ${number(done)} de ${plural(total, { one: '# misión', other: '# misiones' })}`,
  onlyPapers: 'Práctica y exámenes; las lecciones están en camino',
  noMissions: 'Las lecciones están en camino',
  blurbs: {
    label: 'Lo que tiene un curso completo',
    curriculum: 'Temario completo',
    curriculumText: 'Basado en los objetivos del examen, en sesiones de 10 a 15 minutos.',
    missions: 'Misiones prácticas',
    missionsText: 'Casos breves del trabajo que decides tú, paso a paso.',
    exam: 'Preparación del examen',
    examText: 'Preguntas de control por el camino, con una razón para cada opción.',
  },
  legal: 'Marcas',
  notFound: {
    screen: 'Página no encontrada',
    code: '404',
    title: '¡Vaya! Página no encontrada',
    text: 'No hay nada en esta dirección.',
    community: 'La comunidad todavía no está abierta.',
    home: 'Volver al inicio',
  },
} satisfies Messages['picker'];
