// The settings: profile, notifications, audio, appearance, privacy, language, and what is set for a course.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const settings = {
  title: 'Ajustes',
  tabs: {
    label: 'Ajustes por tema',
    profile: 'Perfil',
    notifications: 'Notificaciones',
    audio: 'Sonido',
    appearance: 'Apariencia',
    privacy: 'Privacidad',
    language: 'Idioma y región',
    security: 'Seguridad',
    data: 'Datos',
  },
  save: 'Guardar cambios',
  state: {
    saved: 'Todos los cambios están guardados.',
    typed: 'Lo que has escrito aún no está guardado. Pulsa «Guardar cambios».',
    saving: 'Guardando',
    unsent: (n: number) =>
      plural(n, {
        one: '# cambio espera a que el servidor responda.',
        other: '# cambios esperan a que el servidor responda.',
      }),
    failed: 'El último cambio no se ha guardado.',
  },
  profile: {
    text: 'Tu nombre en Meritpath.',
    name: 'Nombre visible',
    nameHint: 'La primera palabra es tu nombre; el resto, tus apellidos.',
    nameMissing: 'Nombre visible: escribe tu nombre.',
    nameRefused: 'Nombre visible: nombre y apellidos tienen hasta 50 caracteres visibles cada uno.',
    email: 'Correo electrónico',
    emailFixed: 'El correo no se puede cambiar aquí',
    emailChange: 'Cambiar la dirección en Seguridad',
    bio: 'Sobre ti',
    bioHint: (n: number) => plural(n, { one: 'Queda # carácter.', other: 'Quedan # caracteres.' }),
    bioRefused: 'Sobre ti: usa como máximo 500 caracteres visibles.',
    failed: 'Perfil no guardado',
  },
  study: {
    title: (course: string) => `Tu estudio: ${course}`,
    text: 'Vale para el curso elegido; la meta diaria, para todos. Lo que eliges se guarda al momento; solo lo que escribes espera a «Guardar cambios».',
  },
  notifications: {
    text: 'Qué puede llegarte y cómo. Los mensajes sobre tu cuenta llegan siempre por correo.',
    email: 'Notificaciones por correo',
    emailHint: 'A la dirección de tu cuenta.',
    push: 'Notificaciones push',
    pushHint: 'Un mensaje en tus dispositivos cuando pasa algo, también con esta página cerrada.',
    device: {
      allow: 'Permitir en este dispositivo',
      stop: 'Dejar de recibirlas en este dispositivo',
      failed: 'No ha funcionado: no se pudo contactar con el servicio push de tu navegador.',
      states: {
        unsupported: 'Este navegador no puede mostrar mensajes push aquí.',
        blocked:
          'Tu navegador bloquea los mensajes de este sitio. Permítelos en sus ajustes para este sitio.',
        waiting:
          'Los mensajes push aún se están preparando en este dispositivo. Si sigue así, vuelve a cargar la página; una ventana privada puede no mostrarlos.',
        off: 'Este dispositivo aún no muestra mensajes.',
        on: 'Este dispositivo muestra tus mensajes.',
      },
    },
    what: 'Sobre qué',
    achievements: 'Logros',
    achievementsHint: 'Insignias, niveles, misiones terminadas y certificados.',
    events: 'Eventos',
    eventsHint: 'Cuando un evento empieza o termina.',
    digest: 'Resumen semanal',
    digestHint: 'Lo que hiciste en la semana, el lunes por la mañana, si hay algo que contar.',
    streak: 'Recordatorio de la racha',
    streakHint: 'Uno por la tarde en un día sin estudio, a partir de una racha de dos días.',
    byEmail: 'Por correo',
    noMail: 'Este sitio no puede enviar correo, así que nada de esto llega por correo.',
    achievementsByEmail: 'Correos sobre logros',
    achievementsByEmailHint:
      'Lo que aún no has visto en la aplicación, como mucho un correo al día.',
    streakByEmail: 'Correos sobre tu racha',
    streakByEmailHint: 'El recordatorio de la tarde, también por correo.',
  },
  audio: {
    text: 'Todos los sonidos se crean en tu navegador. Nada suena antes de que pulses algo.',
    effects: 'Efectos de sonido',
    effectsHint: 'Tonos breves para respuestas correctas, actividades terminadas y niveles nuevos.',
    music: 'Música de fondo',
    musicHint:
      'Música tranquila que nunca se repite. Se detiene mientras esta página no está a la vista.',
    volume: 'Volumen',
    hear: 'Oír un tono',
    quiet:
      'El modo tranquilo está activado: no se oirá nada hasta que lo desactives en Apariencia.',
  },
  appearance: {
    text: 'Cómo se ve Meritpath en todos tus dispositivos.',
    theme: 'Tema',
    textSize: 'Tamaño del texto',
    sizes: { normal: 'Normal', large: 'Grande', largest: 'Muy grande' },
    spacing: 'Espaciado para dislexia',
    spacingHint: 'Más espacio entre letras, palabras y líneas.',
    keys: 'Atajos de una sola tecla',
    keysHint:
      'Las letras, las cifras y el signo de interrogación hacen algo por sí solos. Desactívalo si es fácil pulsar una tecla sin querer o si dictas.',
    still: 'Menos movimiento',
    stillHint: 'Nada se mueve. En los dispositivos que lo piden es así de todos modos.',
    confetti: 'Confeti',
    confettiHint: 'Por misiones terminadas, exámenes aprobados, insignias y niveles.',
    quiet: 'Modo tranquilo',
    quietHint: 'Oculta XP, rachas y puestos y silencia todo. Todo se sigue contando.',
  },
  privacy: {
    text: 'Lo que otras personas pueden ver de ti: en la clasificación, tu nombre y tus XP, y lo que muestres al lado.',
    page: 'Tu página pública',
    pageText:
      'Quien tenga su dirección ve tu nombre, y tu nivel, racha e insignias según lo que esté activado aquí.',
    pageHidden: 'Tu perfil no es público: nadie ve una página tuya.',
    pageCreate: 'Crear una dirección',
    pageOpen: 'Abrir tu página pública',
    publicProfile: 'Perfil público',
    publicHint: 'Otras personas te ven en la clasificación, por tu nombre visible.',
    progress: 'Mostrar progreso',
    progressHint: 'Tu nivel y tu racha, en la clasificación y en tu página pública.',
    badges: 'Mostrar insignias',
    badgesHint:
      'Las insignias que has ganado: cuántas en la clasificación, cuáles en tu página pública.',
  },
  language: {
    text: 'Las fechas y los números siguen el idioma. Los textos de los cursos están en inglés.',
    language: 'Idioma',
    zone: 'Zona horaria',
    zoneHint: (now: string) =>
      `Tus días de estudio empiezan y terminan según ella. Allí son ahora las ${now}.`,
    zoneHere: (zone: string) => `Usar la zona de este dispositivo: ${zone}`,
  },
} satisfies Messages['settings'];
