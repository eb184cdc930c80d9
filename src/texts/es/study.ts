// Lo que se fija para estudiar: fecha del examen, minutos al día, itinerario y empresa de ejemplo.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const study = {
  examDate: 'Fecha del examen',
  examHint: 'Déjala vacía mientras no tengas fecha.',
  goal: 'Meta diaria',
  goalNone: 'Sin meta',
  goalHint: 'Tu panel muestra cuánto llevas hoy.',
  goalShort: (goal, needed) =>
    `Tu meta diaria de ${plural(goal, { one: '# minuto', other: '# minutos' })} se queda corta: hasta tu examen hacen falta ${plural(needed, { one: '# minuto', other: '# minutos' })} al día.`,
  minutes: (n) => `${plural(n, { one: '# minuto', other: '# minutos' })} al día`,
  track: 'Itinerario',
  trackChoose: 'Elige un itinerario',
  trackUntil: (track: string) => `Hasta que elijas, cuenta el itinerario «${track}».`,
  company: 'Empresa de ejemplo',
  companyChoose: 'Elige una empresa',
  companyHint:
    'Ahí se cuentan tus laboratorios, y las plantillas y ejemplos que estén rellenados para ella. Las misiones nombran la empresa en la que ocurren.',
  companyIn: (company, trade) => `${company} (${trade})`,
  first: {
    title: 'Ajústalo a ti',
    text: 'Todo es opcional, se guarda al momento y puedes cambiarlo en los ajustes.',
    left: (names) => `Falta: ${names}.`,
    allSet: 'Todo listo.',
    close: 'Listo',
    skip: 'Ahora no',
  },
  companyAsk: 'Elige tu empresa',
  set: 'Elígelo aquí',
  setHint: 'Se guarda al momento; puedes cambiarlo en los ajustes.',
} satisfies Messages['study'];
