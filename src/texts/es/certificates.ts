// Certificates: the learner's own, what a stranger sees, and what is printed on one.
import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const certificates: Messages['certificates'] = {
  title: 'Certificados',
  loading: 'Cargando tus certificados…',
  failed: 'Tus certificados no se han cargado',
  failedText: 'Están guardados en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  lead: 'Termina todo lo que cuenta en un curso y su certificado será tuyo para siempre.',
  progress: (percent, ofTrack) =>
    `${number(percent)}\u00a0% ${ofTrack ? 'de tu itinerario' : 'hecho'}`,
  open: 'El certificado se consigue con el 100\u00a0%.',
  go: (course) => `Seguir con ${course}`,
  issue: 'Obtener certificado',
  issueNamed: (course) => `Obtener el certificado de ${course}`,
  issuing: 'Emitiendo…',
  issueFailed: 'No se ha emitido. Inténtalo de nuevo.',
  issued: (day) => `Emitido el ${day}`,
  download: 'Descargar PDF',
  downloadNamed: (course) => `Descargar el certificado de ${course} en PDF`,
  verify: 'Página pública',
  verifyNamed: (course) => `Página pública del certificado de ${course}`,
  sharing:
    'Quien tenga el enlace de la página pública ve tu nombre, el curso y el día, y nada más.',
  badge: {
    title: 'Insignia firmada',
    loading: 'Cargando la insignia…',
    failed: 'La insignia no se ha cargado',
    invalid: 'Esta insignia no es válida',
    invalidText:
      'No se emitió ninguna insignia con esta dirección. Comprueba que la dirección esté completa.',
    valid: 'Esta insignia es válida',
    badge: 'Insignia',
    earned: 'Ganada el',
    download: 'Descargar insignia firmada',
    text: 'Un archivo de Open Badges 3.0. Lo leen las carteras de insignias y otros programas, que comprueban su firma con la clave pública de este sitio.',
  },
  page: {
    title: 'Certificado',
    loading: 'Buscando el certificado…',
    valid: 'Este certificado es válido',
    validText: 'Se ha emitido aquí, por todo lo que cuenta en este curso.',
    validEvent: 'Se emitió aquí, por alcanzar la meta de este evento.',
    event: 'Evento',
    days: 'Fechas',
    name: 'Emitido a nombre de',
    course: 'Curso',
    day: 'Emitido el',
    id: 'Número',
    invalid: 'Este certificado no existe',
    invalidText:
      'No se ha emitido nada con esta dirección. Puede faltar una letra, o su titular ha borrado la cuenta.',
    failed: 'No se ha podido comprobar el certificado',
    failedText: 'Comprueba la conexión e inténtalo de nuevo.',
  },
  pdf: {
    title: 'Certificado de finalización',
    given: 'Este certificado se concede a',
    finished: 'por haber completado el curso',
    finishedEvent: 'por alcanzar la meta del evento',
    issued: (day) => `Emitido el ${day}`,
    verify: 'Cualquiera puede comprobarlo aquí:',
    notOfficial: 'Es un certificado de estudio y no una certificación oficial.',
  },
};
