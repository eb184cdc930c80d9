// The sheet of keyboard shortcuts.
import type { Messages } from '../messages.ts';

export const shortcuts: Messages['shortcuts'] = {
  close: 'Cerrar los atajos',
  or: 'o',
  note: 'En un campo de texto, las letras y los signos se escriben. En un examen nada lleva fuera: la búsqueda y las acciones rápidas no se abren.',
  places: {
    everywhere: 'En todas partes',
    player: 'Lecciones y misiones',
    room: 'Exámenes y práctica',
    tasks: 'Clasificar y ordenar',
    lists: 'Menús',
  },
  does: {
    search: 'Búsqueda',
    actions: 'Acciones rápidas',
    shortcuts: 'Atajos de teclado',
    close: 'Cerrar lo que está abierto',
    choose: 'Elegir una respuesta',
    goOn: 'Comprobar o seguir',
    back: 'Tarjeta anterior',
    forward: 'Tarjeta siguiente',
    leave: 'Salir',
    flag: 'Marcar la pregunta',
    previous: 'Pregunta anterior',
    next: 'Pregunta siguiente',
    answer: 'Lo que dice el botón principal',
    column: 'Poner el elemento en esa columna',
    line: 'Subir o bajar la línea',
    move: 'Subir o bajar',
    ends: 'Primera o última entrada',
    jump: 'Siguiente entrada que empieza así',
  },
  named: { Escape: 'Esc', Enter: 'Intro', Home: 'Inicio', End: 'Fin', letter: 'una letra' },
};
