// Plantillas: documentos para el propio trabajo.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const templates: Messages['templates'] = {
  terms: {
    free: 'Gratis',
    open: 'Premium, abierta para ti',
    premium: 'Premium',
    price: (xp) => `Premium, ${number(xp)} XP`,
  },
  sideways: (columns) =>
    `${plural(columns, { one: '# columna', other: '# columnas' })}: desplaza la tabla hacia un lado para verlas todas.`,
  backToList: 'Volver a la lista',
  title: 'Plantillas',
  lead: 'Documentos para tu trabajo, en archivos reales para tus programas: con indicaciones, validaciones y fórmulas.',
  examplesTitle: 'Ejemplos reales',
  examplesLead:
    'Plantillas rellenadas para nuestras empresas inventadas: así ves cuánto va en cada sitio.',
  loading: 'Cargando las plantillas…',
  failed: 'Las plantillas no se han cargado',
  failedText: 'No se ha perdido nada. Inténtalo de nuevo en un momento.',
  none: 'Aquí aún no hay plantillas',
  noneText: 'Este curso todavía no tiene. Sus lecciones y misiones sí están.',
  toDashboard: 'Ir al panel',
  search: 'Buscar plantillas',
  phases: 'Fase',
  all: 'Todas las fases',
  empty: 'Ninguna plantilla coincide',
  emptyText: 'Ningún título ni descripción contiene esas palabras.',
  clear: 'Ver todas las plantillas',
  inPractice: 'Un ejemplo inventado por nosotros:',
  size: (kilobytes) => `${number(kilobytes)} KB`,
  downloads: (n) => plural(n, { one: '# descarga', other: '# descargas' }),
  rated: (mean, n) =>
    `${number(mean)} (${plural(n, { one: '# valoración', other: '# valoraciones' })})`,
  updated: (day) => `Actualizada el ${day}`,
  preview: 'Vista previa',
  previewNamed: (template) => `Vista previa de ${template}`,
  download: 'Descargar',
  downloadNamed: (template) => `Descargar ${template}`,
  downloaded: 'Guardada en tus descargas.',
  downloadFailed: 'El archivo no se ha descargado.',
  /** Beside an artifact or a mission: the button that downloads its document. */
  take: {
    get: 'Plantilla',
    getNamed: (template: string) => `Plantilla: ${template}`,
    more: (n: number) =>
      plural(n, { one: '# plantilla más de esta fase', other: '# plantillas más de esta fase' }),
    missionDone: 'Misión completada:',
    mission: 'Lo que te llevas de esta misión',
  },
  premium: {
    get: 'Obtener Premium',
    getNamed: (template: string) => `Obtener Premium para ${template}`,
    /** With how many filled examples it has. */
    why: (n: number) =>
      plural(n, {
        one: 'Abajo ves la página en blanco. El archivo y el ejemplo completo se abren con el Pase Premium.',
        other:
          'Abajo ves la página en blanco. El archivo y los # ejemplos completos se abren con el Pase Premium.',
      }),
    pass: (xp: number, days: number) =>
      `Cuesta ${number(xp)} XP, que ganas aprendiendo, y abre todas las plantillas premium durante ${plural(days, { one: '# día', other: '# días' })}.`,
  },
  detail: {
    screen: 'Plantilla',
    loading: 'Cargando la plantilla…',
    missing: 'Esa plantilla no existe',
    missingText: 'Puede que ahora se llame de otro modo o que sea de otro curso.',
    toList: 'Todas las plantillas',
    versions: 'Versión',
    blank: 'En blanco',
    filledFor: (company) => `Rellenada para ${company}`,
    get: (format) => `Descargar en ${format}`,
    preview: 'Vista previa del documento',
    drawing: 'Dibujo',
    drawingOf: (title: string) => `Dibujo: ${title}`,
    counted: 'se calcula',
    guidance: 'Cómo rellenarla',
    practice: 'Un ejemplo inventado por nosotros',
    model: {
      title: 'Como modelo',
      text: (name: string) => `Para una herramienta de modelado: «${name}».`,
      exchange: 'Archivo de intercambio (XML)',
      svg: 'Dibujo (SVG)',
      failed: 'El archivo no se ha creado. Inténtalo de nuevo en un momento.',
    },
    rating: {
      title: 'Tu valoración',
      first: 'Descárgala primero; después podrás valorarla.',
      stars: (n) => plural(n, { one: '# estrella', other: '# estrellas' }),
      failed: 'Tu valoración no se ha guardado.',
    },
  },
};
