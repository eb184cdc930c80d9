// Attempts that were made: the list of them.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const attempts = {
  screen: 'Intentos',
  title: 'Tus intentos',
  lead: (course) => `Exámenes y prácticas de ${course}, los más recientes primero.`,
  loading: 'Cargando tus intentos…',
  failed: 'Tus intentos no se han cargado',
  none: 'Aún no hay intentos',
  noneText: 'Cada examen que entregues aparecerá aquí con su informe.',
  go: 'Elegir un examen',
  table: 'Intentos, los más recientes primero',
  paper: 'Examen',
  when: 'Empezado',
  score: 'Nota',
  took: 'Tiempo',
  result: 'Resultado',
  report: (paper, when) => `Informe: ${paper}, ${when}`,
  percent: (percent) => `${number(percent)}\u00a0%`,
  open: 'En curso',
  passed: 'Aprobado',
  failedLine: 'No aprobado',
  expired: 'Tiempo agotado',
  grading: 'Calificándose',
  more: 'Mostrar más',
  leftOut: (n) =>
    `Los marcados con «Fuera de la media» quedan fuera de los intentos con nota, los aprobados y los promedios. Demasiado corto: menos de ${plural(n, { one: '# pregunta', other: '# preguntas' })}. Una respuesta cuenta igualmente para su tema, salvo que el intento fuera demasiado rápido.`,
  moreFailed:
    'No se han podido cargar los intentos anteriores. Comprueba la conexión e inténtalo de nuevo.',
} satisfies Messages['attempts'];
