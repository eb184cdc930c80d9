// The pages that links of mails lead to: a new password, and a confirmed address.
import type { Messages } from '../messages.ts';

export const links: Messages['links'] = {
  reset: {
    title: 'Crea una contraseña nueva',
    text: 'Elige una contraseña que no uses en ningún otro sitio.',
    save: 'Guardar contraseña',
    invalidTitle: 'Este enlace ya no sirve',
    invalidText: 'Ya se ha usado, ha caducado o no está completo. Pide otro.',
    askAgain: 'Pedir otro enlace',
  },
  confirm: {
    loadingTitle: 'Un momento',
    loading: 'Confirmando tu correo',
    title: 'Correo confirmado',
    text: 'Ya puedes iniciar sesión.',
    textSignedIn: 'Tu registro está completo.',
    go: 'Ir a los cursos',
    failedTitle: 'Sin confirmar',
    failedText: 'El enlace ya se ha usado, ha caducado o no está completo.',
  },
};
