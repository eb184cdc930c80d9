import { number, plural } from '../es/words.ts';
import { type ExamAhead, listOf, type MailMessages, paragraphs } from './messages.ts';

export const mailES: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirma tu correo en Meritpath',
    action: 'Confirmar el correo',
    body: `¡Te damos la bienvenida a Meritpath!

Abre este enlace para confirmar tu correo y completar el registro:

${link}

El enlace sirve una sola vez y durante ${hours} horas. Si no te has registrado, ignora este mensaje: sin el enlace no ocurre nada.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Ya tienes una cuenta de Meritpath',
    action: 'Iniciar sesión',
    body: `Alguien, probablemente tú, ha intentado usar esta dirección para una cuenta de Meritpath. Ya existe una cuenta con ella, así que no ha cambiado nada.

Inicia sesión o elige allí «¿Has olvidado la contraseña?» para crear una nueva:

${site}

Si no has sido tú, no tienes que hacer nada.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Crea una contraseña nueva para Meritpath',
    action: 'Crear una contraseña nueva',
    body: `Abre este enlace para crear una contraseña nueva:

${link}

El enlace sirve una sola vez y durante ${minutes} minutos. Si no lo has pedido, ignora este mensaje: tu contraseña sigue igual.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Se ha cambiado tu contraseña de Meritpath',
    action: 'Crear una contraseña nueva',
    body: `Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los demás dispositivos.

Si no has sido tú, crea ahora una contraseña nueva con «¿Has olvidado la contraseña?»:

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Confirma tu nuevo correo en Meritpath',
    action: 'Usar esta dirección',
    body: `Abre este enlace para usar esta dirección en tu cuenta de Meritpath:

${link}

El enlace sirve una sola vez y durante ${hours} horas. Si no lo has pedido, ignora este mensaje: no cambia nada.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'El correo de tu cuenta de Meritpath va a cambiar',
    action: 'Iniciar sesión',
    body: `Alguien con la sesión iniciada en tu cuenta ha pedido cambiar su correo a ${newEmail}. Cambiará cuando se abra el enlace enviado a esa dirección.

Si no has sido tú, cambia ahora tu contraseña; así se cierra la sesión en todos los demás dispositivos:

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Tu cuenta de Meritpath se va a borrar',
    action: 'Iniciar sesión y conservarla',
    body: `Has pedido borrar tu cuenta y se ha cerrado la sesión en todos los dispositivos. Dentro de ${days} días se borrará con todo lo que contiene.

Si quieres conservarla, inicia sesión antes y elige conservarla:

${site}

Si no has sido tú, hazlo ahora y cambia tu contraseña.`,
  }),
  passkeyAdded: ({ security }) => ({
    subject: 'Se ha añadido una llave de acceso a tu cuenta de Meritpath',
    action: 'Abrir Seguridad',
    body: `Se ha añadido una llave de acceso a tu cuenta. Desde ahora permite entrar sin la contraseña.

Si no has sido tú, quítala en «Seguridad» y cambia tu contraseña:

${security}`,
  }),
  passkeyRemoved: ({ security }) => ({
    subject: 'Se ha quitado una llave de acceso de tu cuenta de Meritpath',
    action: 'Abrir Seguridad',
    body: `Se ha quitado una llave de acceso de tu cuenta. Ya no permite entrar a nadie.

Si no has sido tú, cambia ahora tu contraseña; así se cierra la sesión en todos los demás dispositivos:

${security}`,
  }),
  twoFactorOn: ({ security }) => ({
    subject: 'Inicio de sesión en dos pasos activado en tu cuenta de Meritpath',
    action: 'Abrir Seguridad',
    body: `Se ha activado el inicio de sesión en dos pasos. Después de la contraseña se pide un código de tu aplicación de autenticación.

Si no has sido tú, cambia ahora tu contraseña y desactívalo en «Seguridad»:

${security}`,
  }),
  twoFactorOff: ({ security }) => ({
    subject: 'Inicio de sesión en dos pasos desactivado en tu cuenta de Meritpath',
    action: 'Abrir Seguridad',
    body: `Se ha desactivado el inicio de sesión en dos pasos. Desde ahora basta con la contraseña.

Si no has sido tú, cambia ahora tu contraseña y vuelve a activarlo:

${security}`,
  }),
  recoveryCodesRenewed: ({ security }) => ({
    subject: 'Tu cuenta de Meritpath tiene códigos de recuperación nuevos',
    action: 'Abrir Seguridad',
    body: `Se han creado diez códigos de recuperación nuevos para tu cuenta. Los que guardaste antes ya no valen.

Si no has sido tú, cambia ahora tu contraseña y crea códigos nuevos:

${security}`,
  }),
  news: {
    mission_done: 'Misión completada',
    badge_earned: 'Insignia ganada',
    level_reached: 'Nivel alcanzado',
    event_started: 'Evento abierto',
    event_done: 'Meta del evento alcanzada',
    event_ended: 'Evento terminado',
    certificate_issued: 'Certificado emitido',
    line: (what, subject) => `${what}: ${subject}`,
  },
  achievements: ({ lines, link }) => ({
    subject:
      lines.length === 1
        ? lines[0]!
        : plural(lines.length, { one: '# logro nuevo', other: '# logros nuevos' }),
    action: 'Ver cómo vas',
    body: `¡Bien hecho! Esto es nuevo desde tu última visita:

${listOf(lines)}

${link}`,
  }),
  streak: ({ days, shields, link }) => ({
    subject: `Tu racha: ${days} días`,
    action: 'Seguir aprendiendo',
    body: `El día de hoy sigue abierto: con una tarjeta o una pregunta serán ${days + 1} días.${
      shields === 0
        ? ''
        : plural(shields, {
            one: ' Y si hoy no puede ser, tu escudo mantiene la racha.',
            other: ' Y si hoy no puede ser, uno de tus # escudos mantiene la racha.',
          })
    }

${link}`,
  }),
  digest: ({ from, to, studyDays, xp, finished, more, badges, streakDays, exams, link }) => ({
    subject:
      studyDays === 0
        ? examIn(exams[0]!)
        : `Tu semana: ${plural(studyDays, { one: '# día de estudio', other: '# días de estudio' })}`,
    action: 'Seguir aprendiendo',
    body: paragraphs(
      studyDays > 0 && `Tu semana del ${from} al ${to}:`,
      studyDays > 0 &&
        listOf([
          plural(studyDays, { one: '# día de estudio', other: '# días de estudio' }),
          ...(xp === null ? [] : [`${number(xp)} XP`]),
          ...(streakDays === null
            ? []
            : [plural(streakDays, { one: 'Racha: # día', other: 'Racha: # días' })]),
          ...badges.map((name) => `Insignia ganada: ${name}`),
        ]),
      finished.length > 0 && 'Lo que has terminado:',
      finished.length > 0 &&
        listOf([
          ...finished.map(({ title, isTestOut }) =>
            isTestOut ? `Abierto por su prueba: ${title}` : title,
          ),
          ...(more > 0 ? [plural(more, { one: 'y # más', other: 'y # más' })] : []),
        ]),
      exams.length > 0 && `${exams.map(examIn).join('. ')}. Diez minutos hoy son un buen comienzo.`,
      link,
    ),
  }),
  unsubscribe: 'Darse de baja',
  because: {
    achievements:
      'Recibes este mensaje porque en tus ajustes están activados los correos sobre logros.',
    streak:
      'Recibes este mensaje porque en tus ajustes están activados los correos sobre tu racha.',
    digest: 'Recibes este mensaje porque en tus ajustes está activado el resumen semanal.',
  },
  supportReply: ({ subject, text, link }) => ({
    subject: `Respuesta de soporte: ${subject}`,
    action: 'Leer la respuesta',
    body: `Soporte te ha escrito:

${text}

Léelo junto a tus mensajes y contesta si queda algo pendiente:

${link}`,
  }),
};

const examIn = ({ course, days }: ExamAhead): string =>
  days === 0
    ? `Hoy es tu examen de ${course}`
    : plural(days, {
        one: `Mañana es tu examen de ${course}`,
        other: `Faltan # días para tu examen de ${course}`,
      });
