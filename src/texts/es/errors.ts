// One sentence for every error code that anyone can meet, and for no answer; the others are in `refusals`.
import type { Messages } from '../messages.ts';

export const errors = {
  'request.invalid': 'Algo de lo enviado no es correcto. Revisa los campos marcados.',
  'request.idempotency_key_required':
    'La petición llegó incompleta. Vuelve a cargar la página e inténtalo de nuevo.',
  'request.idempotency_key_reused': 'Esta petición ya se usó para otra cosa. Inténtalo de nuevo.',
  'request.in_flight': 'La misma petición todavía está en marcha. Espera un momento.',
  'request.cross_site': 'La petición venía de otro sitio y se ha rechazado.',
  'request.wrong_host':
    'Abre el sitio con la dirección que te dio su responsable: esta no está configurada.',
  'request.not_found': 'Esto no existe.',
  'request.method_not_allowed': 'Esto no se puede hacer aquí.',
  'request.too_large': 'Lo enviado es demasiado grande.',
  'request.unsupported_media_type': 'Lo enviado tiene un formato que el servidor no lee.',
  'request.too_many':
    'Demasiadas peticiones en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  'server.unavailable': 'El servidor no está listo en este momento. Inténtalo dentro de un rato.',
  'server.failed': 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
  'auth.signed_out': 'Tu sesión está cerrada. Vuelve a iniciar sesión.',
  'auth.invalid_credentials': 'El correo o la contraseña no son correctos.',
  'auth.locked': 'Demasiados intentos fallidos. Espera unos minutos e inténtalo de nuevo.',
  'auth.too_many_accounts':
    'Desde tu red se han creado muchas cuentas en la última hora. Inténtalo más tarde.',
  'auth.email_taken': 'Ya hay una cuenta con este correo. Inicia sesión.',
  'auth.email_not_confirmed': 'Confirma antes tu correo: abre el enlace que te enviamos.',
  'auth.password_too_short': 'La contraseña es demasiado corta.',
  'auth.password_too_common': 'Esta contraseña es demasiado común. Elige otra.',
  'auth.password_wrong': 'La contraseña no es correcta.',
  'auth.token_invalid': 'Este enlace ya no es válido. Pide otro.',
  'auth.two_factor_required': 'Hay que volver a empezar el inicio de sesión.',
  'auth.two_factor_code_wrong': 'Este código no es correcto.',
  'auth.two_factor_not_enabled': 'El inicio de sesión en dos pasos no está activado.',
  'auth.passkey_refused':
    'Esta llave de acceso no se ha aceptado. Inténtalo de nuevo o usa tu contraseña.',
  'auth.passkey_not_found': 'Esta llave de acceso ya no existe.',
  'auth.session_not_found': 'Esta sesión ya se había cerrado.',
  'auth.no_deletion': 'Tu cuenta no se va a borrar.',
  'auth.demo_refused': 'Con la demo no se puede. Crea tu propia cuenta.',
  'demo.disabled': 'Aquí no se ofrece la demo.',
  'profile.not_found': 'No hemos encontrado tu perfil.',
  'profile.name_invalid': 'Este nombre no se puede usar. Usa como máximo 50 caracteres visibles.',
  'profile.bio_invalid': 'Usa como máximo 500 caracteres visibles.',
  'profile.time_zone_unknown': 'No conocemos esta zona horaria.',
  'profile.exam_date_invalid': 'Elige un día de los próximos tres años.',
  'profile.exam_date_past': 'Ese día ya ha pasado. Elige hoy o un día posterior.',
  'network.failed': 'No hay conexión con el servidor.',
} satisfies Messages['errors'];
