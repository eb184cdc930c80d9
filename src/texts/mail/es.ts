import type { MailMessages } from './messages.ts';

export const mailES: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirma tu correo en Meritpath',
    body: `¡Te damos la bienvenida a Meritpath!

Abre este enlace para confirmar tu correo y completar el registro:

${link}

El enlace sirve una sola vez y durante ${hours} horas. Si no te has registrado, ignora este mensaje: sin el enlace no ocurre nada.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Ya tienes una cuenta de Meritpath',
    body: `Alguien, probablemente tú, ha intentado usar esta dirección para una cuenta de Meritpath. Ya existe una cuenta con ella, así que no ha cambiado nada.

Inicia sesión o elige allí «¿Has olvidado la contraseña?» para crear una nueva:

${site}

Si no has sido tú, no tienes que hacer nada.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Crea una contraseña nueva para Meritpath',
    body: `Abre este enlace para crear una contraseña nueva:

${link}

El enlace sirve una sola vez y durante ${minutes} minutos. Si no lo has pedido, ignora este mensaje: tu contraseña sigue igual.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Se ha cambiado tu contraseña de Meritpath',
    body: `Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los demás dispositivos.

Si no has sido tú, crea ahora una contraseña nueva con «¿Has olvidado la contraseña?»:

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Confirma tu nuevo correo en Meritpath',
    body: `Abre este enlace para usar esta dirección en tu cuenta de Meritpath:

${link}

El enlace sirve una sola vez y durante ${hours} horas. Si no lo has pedido, ignora este mensaje: no cambia nada.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'El correo de tu cuenta de Meritpath va a cambiar',
    body: `Alguien con la sesión iniciada en tu cuenta ha pedido cambiar su correo a ${newEmail}. Cambiará cuando se abra el enlace enviado a esa dirección.

Si no has sido tú, cambia ahora tu contraseña; así se cierra la sesión en todos los demás dispositivos:

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Tu cuenta de Meritpath se va a borrar',
    body: `Has pedido borrar tu cuenta y se ha cerrado la sesión en todos los dispositivos. Dentro de ${days} días se borrará con todo lo que contiene.

Si quieres conservarla, inicia sesión antes y elige conservarla:

${site}

Si no has sido tú, hazlo ahora y cambia tu contraseña.`,
  }),
};
