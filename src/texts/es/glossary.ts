// The glossary of a course.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const glossary: Messages['glossary'] = {
  title: 'Glosario',
  lead: (n, course) =>
    `${plural(n, { one: 'El # término', other: 'Los # términos' })} que explican las lecciones de ${course}.`,
  search: 'Buscar en el glosario',
  placeholder: 'Busca términos…',
  found: (n) => plural(n, { one: '# término encontrado', other: '# términos encontrados' }),
  none: 'No hay términos',
  noneText: 'Prueba con otra palabra.',
  clear: 'Ver todos los términos',
  related: 'Relacionados:',
  loading: 'Cargando los términos',
  failed: 'El glosario no se ha cargado',
  failedText: 'Comprueba la conexión e inténtalo de nuevo.',
  empty: (course) => `${course} no tiene glosario`,
  emptyText: 'Sus preguntas explican los términos que usan.',
  toDashboard: 'Ir al panel',
};
