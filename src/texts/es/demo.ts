// What a demo learner is told about the demo, on every screen.
import type { Messages } from '../messages.ts';

export const demo: Messages['demo'] = {
  mark: 'Demo',
  open: 'Demo: qué es y cómo tener una cuenta propia',
  title: 'Esto es la demo',
  made: 'La persona y todo lo que ha hecho son inventados. Prueba lo que quieras: lo bloqueado se abre a medida que avanzas.',
  erased: 'Se borra a los 7 días, junto con lo que hagas en ella.',
  own: 'Tu propia cuenta es gratis y empieza de cero: nada de la demo pasa a ella. Al crearla sales de esta demo y no puedes volver a ella; puedes abrir otra cuando quieras.',
  ownShort: 'mi cuenta',
  look: {
    title: 'Por dónde empezar a mirar',
    about:
      'Ves a alguien tras sus primeros cinco días de estudio. Lo bloqueado se abre a medida que avanzas. La demo se borra a los 7 días.',
    here: (course) => `En ${course}`,
    elsewhere: 'En otros cursos',
    inCourse: (place, course) => `${place}, en ${course}`,
    places: {
      lab: { name: 'Un laboratorio para probar', text: 'En la propia página, con corrección' },
      mission: {
        name: 'Una misión para jugar',
        text: 'Una historia en tarjetas, con preguntas por el camino',
      },
      lesson: { name: 'Una lección para leer', text: 'En tarjetas cortas, con preguntas' },
      document: { name: 'Un documento rellenado', text: 'Léelo, cámbialo, llévatelo' },
      checklist: { name: 'Una lista empezada', text: 'Marcas y notas sobre el propio trabajo' },
      model: { name: 'Un modelo', text: 'Dibujado en la página, puedes cambiarlo' },
      reports: { name: 'Exámenes de práctica hechos', text: 'Cada uno con su informe' },
      line: { name: 'La línea del curso', text: 'Lo hecho y lo que viene' },
      progress: { name: 'Progreso', text: 'Día a día, en todos los cursos' },
    },
  },
  endTitle: '¿Te gusta lo que ves?',
  create: 'Crear mi cuenta',
  stay: 'Volver a la demo',
  leave: {
    title: '¿Salir de esta demo y crear tu propia cuenta?',
    text: 'No podrás volver a esta demo, y lo que has probado en ella se borra 7 días después de su inicio. Puedes abrir otra cuando quieras.',
    yes: 'Crear mi cuenta',
    stay: 'Quedarme',
  },
};
