// Sign-in, sign-up, reset, confirmation and the second factor.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const auth = {
  signInTitle: 'Iniciar sesión',
  signUpTitle: 'Crear cuenta',
  welcomeBack: 'De vuelta en la línea',
  welcomeBackText: 'Tu racha, tus XP y tu próximo paso te esperan.',
  getOnBoard: 'Sube a bordo',
  getOnBoardText:
    'Diez minutos al día hasta tu certificado. Gratis, y tu progreso es siempre tuyo.',
  /** Somebody who was never here. */
  firstVisit: {
    title: 'Tu próximo certificado, diez minutos al día',
    text: 'Misiones cortas, preguntas con cada respuesta explicada y exámenes de práctica.',
    offer: (questions, exams) =>
      `Misiones cortas, ${plural(questions, { one: '# pregunta', other: '# preguntas' })} con cada respuesta explicada y ${plural(exams, { one: '# examen de práctica', other: '# exámenes de práctica' })} para saber qué estudiar después.`,
    free: 'Gratis, y tu progreso es siempre tuyo.',
    templates: (free, all) => `${number(free)} de ${number(all)} plantillas incluidas.`,
    courses: 'Exámenes que puedes preparar',
    account: 'Crea tu cuenta gratis',
  },
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  signIn: 'Iniciar sesión',
  createAccount: 'Crear cuenta',
  wait: 'Un momento',
  haveAccount: '¿Ya tienes cuenta?',
  noAccount: '¿Primera vez aquí?',
  forgot: '¿Has olvidado la contraseña?',
  onlyLooking: '¿Solo quieres mirar?',
  demo: 'Explorar la demo',
  /** While a fresh demo learner is made. */
  demoMaking: 'Preparando: unos 5 segundos',
  backToSignIn: 'Volver a iniciar sesión',
  kept: 'Lo que has escrito se conserva.',
  map: {
    oneFirst: 'Preliminar',
    oneSecond: 'Visión',
    goal: 'Certificado',
    threeFirst: 'Motivación',
    threeSecond: 'Capas',
    twoFirst: 'Personas',
    twoSecond: 'Procesos',
    twoThird: 'Negocio',
  },
  strength: {
    label: 'Seguridad de la contraseña',
    weak: 'Débil.',
    fair: 'Aceptable.',
    good: 'Buena.',
    strong: 'Fuerte.',
    common:
      'Fácil de adivinar: está en listas de contraseñas comunes. Elige otra para ir sobre seguro.',
    personal: 'Fácil de adivinar: contiene tu nombre o tu correo.',
    rule: (n: number) =>
      plural(n, { one: 'Al menos # carácter.', other: 'Al menos # caracteres.' }),
  },
  fieldErrors: {
    firstNameMissing: 'Nombre: escribe tu nombre.',
    lastNameMissing: 'Apellidos: escribe tus apellidos.',
    firstNameRefused: 'Nombre: usa como máximo 50 caracteres visibles.',
    lastNameRefused: 'Apellidos: usa como máximo 50 caracteres visibles.',
    emailMissing: 'Correo: escribe tu dirección de correo.',
    emailInvalid: 'Correo: escribe una dirección como nombre@example.com.',
    passwordMissing: 'Contraseña: escribe una contraseña.',
    passwordTooShort: (n: number) =>
      plural(n, {
        one: 'Contraseña: usa al menos # carácter.',
        other: 'Contraseña: usa al menos # caracteres.',
      }),
    passwordTooCommon: 'Contraseña: elige una que no esté en la lista de contraseñas comunes.',
    passwordRefused: 'Contraseña: esta no se puede usar.',
    emailTaken: 'Correo: ya hay una cuenta con esta dirección.',
    codeRefused: 'Código: no es correcto o ya se ha usado.',
    codeMissing: 'Código: escribe las seis cifras de tu app de autenticación.',
    recoveryMissing: 'Código de recuperación: escribe uno de tus códigos.',
    recoveryRefused: 'Código de recuperación: no es correcto o ya se ha usado.',
  },
  notices: {
    signInFailed: 'No se ha podido iniciar sesión',
    signedIn: '¡Hola de nuevo!',
    signedInText: 'Has iniciado sesión.',
    /** On the first day. */
    signedInFirst: (name: string) => `Te damos la bienvenida, ${name}`,
    signUpFailed: 'No se ha podido crear la cuenta',
    checkEmail: 'Revisa tu correo',
    checkEmailText: 'Te hemos enviado un enlace de confirmación para completar el registro.',
    created: '¡Te damos la bienvenida a Meritpath!',
    createdText: 'Tu cuenta está lista.',
    demoFailed: 'La demo no se ha podido iniciar',
    passwordSet: 'Contraseña cambiada',
    passwordSetText: 'Inicia sesión con tu contraseña nueva.',
  },
  checkEmail: {
    title: 'Revisa tu correo',
    text: 'Te hemos enviado un enlace de confirmación para completar el registro.',
    to: (email: string) => `Hemos enviado el enlace a ${email}.`,
    resend: 'Reenviar el enlace',
    resent: 'Enviado. Puede tardar un minuto en llegar.',
  },
  forgotPassword: {
    title: '¿Has olvidado la contraseña?',
    text: 'Escribe el correo de tu cuenta. Te enviaremos un enlace para crear una contraseña nueva.',
    send: 'Enviar el enlace',
    sentTitle: 'Revisa tu correo',
    sentText: (email: string) =>
      `Si hay una cuenta con ${email}, ya va de camino un enlace para crear una contraseña nueva.`,
    sentHint: '¿No llega nada en unos minutos? Comprueba la dirección y la carpeta de spam.',
    noMail: {
      text: 'Este sitio no puede enviar correos. Escribe el correo de tu cuenta y pide después el enlace a quien lo administra.',
      send: 'Pedir un enlace',
      sentTitle: 'Pide tu enlace',
      sentText:
        'Si hay una cuenta con esa dirección, quien administra este sitio tiene ya un enlace para crear una contraseña nueva. Pídeselo: vale una hora.',
    },
  },
  twoFactor: {
    title: 'Un paso más',
    text: 'Escribe el código que muestra tu app de autenticación.',
    recoveryText: 'Escribe uno de los códigos de recuperación que guardaste al activar este paso.',
    code: 'Código',
    recoveryCode: 'Código de recuperación',
    verify: 'Verificar',
    useRecovery: 'Usar código de recuperación',
    useCode: 'Usar la app de autenticación',
  },
  passkey: {
    use: 'Usar una llave de acceso',
    none: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o entra con tu contraseña.',
  },
} satisfies Messages['auth'];
