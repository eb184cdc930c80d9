// Security in the settings: password, address, second factor, passkeys, and where somebody is signed in.
import type { Messages } from '../messages.ts';

export const security = {
  demo: 'Quien prueba la demo no tiene contraseña ni dirección. Crea una cuenta para tenerlas.',
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierra la sesión en todos los demás dispositivos.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    save: 'Cambiar la contraseña',
    changed: 'Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.',
    failed: 'La contraseña no se ha cambiado',
    currentMissing: 'Contraseña actual: escribe la contraseña que usas ahora.',
    currentWrong: 'Contraseña actual: no es la contraseña de tu cuenta.',
  },
  email: {
    title: 'Dirección de correo',
    now: (email: string) => `Tu dirección es ${email}.`,
    text: 'A la dirección nueva va un enlace y a la antigua un aviso. La dirección cambia cuando sigues el enlace.',
    noMail: 'Este sitio no puede enviar correo, así que la dirección no se puede cambiar.',
    next: 'Dirección nueva',
    save: 'Enviar el enlace',
    sent: (email: string) => `Hay un enlace en camino a ${email}. Vale durante un día.`,
    failed: 'La dirección no se ha cambiado',
    same: 'Dirección nueva: ya es tu dirección.',
  },
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    loading: 'Cargando tus sesiones',
    failed: 'No se han podido cargar tus sesiones',
    here: 'Este dispositivo',
    unknown: 'Navegador desconocido',
    on: (browser: string, system: string) => `${browser} en ${system}`,
    since: (day: string) => `Sesión iniciada el ${day}`,
    end: 'Cerrar sesión',
    endOf: (device: string) => `Cerrar sesión: ${device}`,
    ended: (device: string) => `Sesión cerrada: ${device}`,
    endFailed: 'La sesión no se ha cerrado',
  },
} satisfies Messages['security'];
