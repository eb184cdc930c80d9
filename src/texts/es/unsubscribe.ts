// The page of the link in a mail that ends mails of its kind.
import type { Messages } from '../messages.ts';

export const unsubscribe: Messages['unsubscribe'] = {
  title: 'Darse de baja',
  ask: {
    achievements: '¿No recibir más correos sobre logros?',
    streak: '¿No recibir más correos sobre tu racha?',
    digest: '¿No recibir más el resumen semanal?',
  },
  text: 'Basta con pulsar una vez, sin iniciar sesión. En la aplicación todo sigue igual.',
  yes: 'Darse de baja',
  all: 'No recibir más correos, salvo los de mi cuenta',
  done: {
    achievements: 'Ya no recibirás correos sobre logros',
    streak: 'Ya no recibirás correos sobre tu racha',
    digest: 'Ya no recibirás el resumen semanal',
  },
  doneAll: 'Solo recibirás correos sobre tu cuenta',
  doneText: 'Puedes volver a activarlos cuando quieras.',
  settings: 'Abrir los ajustes',
  failed: 'No se ha dado de baja',
  badTitle: 'Este enlace no funciona',
  badText: 'No está completo. Ábrelo desde el propio correo o elige tus correos en los ajustes.',
};
