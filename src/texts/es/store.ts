// The store: what XP can buy, what is owned, and the strip of a focus boost.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const store: Messages['store'] = {
  title: 'Tienda de aprendizaje',
  loading: 'Cargando la tienda...',
  failed: 'La tienda no se ha cargado',
  failedText:
    'Lo que has comprado está guardado en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  lead: 'Gasta los XP que has ganado aprendiendo. Tu nivel y tu puesto siguen igual.',
  balance: 'Tu saldo',
  xp: (xp) => `${number(xp)}\u00a0XP`,
  sums: (earned, spent) => `${number(earned)}\u00a0XP ganados, ${number(spent)}\u00a0XP gastados`,
  tabs: 'Categorías',
  all: 'Todo',
  items: 'Artículos',
  category: {
    premium: 'Premium',
    boosts: 'Impulsos',
    themes: 'Temas',
    cosmetic: 'Adornos',
    certificates: 'Certificados',
    utilities: 'Utilidades',
    team: 'Equipo',
  },
  rarity: {
    common: 'Común',
    uncommon: 'Poco común',
    rare: 'Raro',
    epic: 'Épico',
    legendary: 'Legendario',
  },
  type: { subscription: 'Por un tiempo', consumable: 'De un solo uso', permanent: 'Para siempre' },
  popular: 'Popular',
  featured: 'Destacado',
  lasts: (hours) =>
    hours % 24 === 0
      ? plural(hours / 24, { one: '#\u00a0día', other: '#\u00a0días' })
      : plural(hours, { one: '#\u00a0hora', other: '#\u00a0horas' }),
  buy: 'Comprar',
  buyNamed: (item) => `Comprar ${item}`,
  notEnough: 'No tienes suficientes XP',
  missing: (xp) => `Faltan ${number(xp)}\u00a0XP`,
  owned: 'Es tuyo',
  shieldsFull: (most) => `Tienes ${number(most)}, el máximo`,
  ask: {
    title: (item) => `¿Comprar ${item}?`,
    price: 'Precio',
    left: 'Te quedarán',
    stays: 'Tu nivel no cambia.',
    yes: (xp) => `Comprar por ${number(xp)}\u00a0XP`,
    buying: 'Comprando...',
    failed: 'No se ha comprado ni gastado nada.',
  },
  bought: (item) => `Ya tienes ${item}`,
  boughtText: {
    boost: 'Actívalo en «Tus artículos» cuando te convenga.',
    shield: 'Salvará por sí solo el próximo día sin estudio.',
    look: 'Está activado. Puedes quitarlo en «Tus artículos».',
    team: 'Actívalo en la página de tu equipo: allí se abren diez plazas y un panel.',
  },
  mine: {
    title: 'Tus artículos',
    none: 'Aún no has comprado nada. Lo que compres se activa y se cambia aquí.',
    shields: (held) =>
      plural(held, { one: '#\u00a0escudo guardado', other: '#\u00a0escudos guardados' }),
    held: (n) => plural(n, { one: '# por activar', other: '# por activar' }),
    until: (when) => `Activo hasta ${when}`,
    start: 'Activar ahora',
    toTeam: 'Ir a tu equipo',
    startNamed: (item) => `Activar ${item}`,
    longer: 'Activar otro, para que dure más',
    on: 'Sí',
    off: 'No',
    onNamed: (item) => `${item}: activado o no`,
    failed: 'No se ha guardado. Inténtalo de nuevo.',
    onlyMidnight: 'Se ve con el tema Medianoche.',
    wearTheme: 'Cambiar al tema Medianoche',
  },
  needMore: {
    title: '¿Necesitas más XP?',
    text: 'Cada misión, lección y examen da algunos. Sin prisa: aquí nada se agota.',
    missions: 'Ir a las misiones',
    events: 'Ir a los eventos',
  },
  focus: {
    label: 'Impulso de concentración',
    until: (time) => `Concentración hasta las ${time}`,
    more: (percent) => `+${number(percent)}\u00a0% de XP`,
    show: 'Mostrar todo',
    hide: 'Volver a concentrarme',
  },
  quiet: {
    title: 'El modo tranquilo está activado',
    text: 'El modo tranquilo oculta aquello con lo que funciona la tienda. Lo que ya es tuyo sigue funcionando.',
    settings: 'Abrir los ajustes',
  },
};
