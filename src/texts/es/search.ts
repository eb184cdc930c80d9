// The search palette: what it asks, finds and does not find.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const search: Messages['search'] = {
  title: 'Búsqueda',
  placeholder: 'Busca misiones, plantillas, páginas…',
  close: 'Cerrar la búsqueda',
  start: 'Empieza a escribir para buscar…',
  none: 'No hay resultados',
  recent: 'Lo último y lo que más abres',
  results: 'Resultados',
  found: (n) => plural(n, { one: '# resultado', other: '# resultados' }),
  foundSome: (shown, total) => `${number(shown)} de ${number(total)} resultados a la vista`,
  more: 'Mostrar más',
  loading: 'Cargando las misiones, lecciones y términos de este curso',
  failed: 'No se han cargado las misiones, lecciones y términos de este curso.',
  kinds: {
    page: 'Páginas',
    exam: 'Exámenes',
    mission: 'Misiones',
    item: 'Lecciones y actividades',
    setting: 'Ajustes',
    term: 'Glosario',
    question: 'Preguntas que has visto',
    template: 'Plantillas',
    resource: 'Biblioteca',
    store: 'Tienda',
    help: 'Ayuda y visitas',
  },
  paper: (questions, minutes) =>
    `${plural(questions, { one: '# pregunta', other: '# preguntas' })}, ${number(minutes)} min`,
  met: (n, paper) => `Pregunta ${number(n)} de tu último intento de «${paper}»`,
  dashboardOf: (course) => `Panel de ${course}`,
  keys: { move: 'para moverte', open: 'para abrir', close: 'para cerrar' },
  settings: {
    profile: 'Nombre, correo, sobre ti, fecha del examen, minutos al día, itinerario',
    notifications: 'Correo, push, logros, eventos, resumen semanal',
    audio: 'Sonidos, música, volumen',
    appearance: 'Tema, tamaño del texto, espaciado, menos movimiento, confeti, modo tranquilo',
    privacy: 'Perfil público, progreso, insignias',
    language: 'Idioma, zona horaria',
    security:
      'Contraseña, inicio de sesión en dos pasos, llaves de acceso, dispositivos con sesión',
    data: 'Exportarlo todo, empezar un curso de nuevo, borrar la cuenta',
  },
};
