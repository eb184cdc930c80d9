import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)} XP`;

export const rewards = {
  quiet: {
    title: 'Oculto en el modo tranquilo',
    text: 'Lo que ganas se sigue contando. Desactiva el modo tranquilo para verlo.',
    settings: 'Abrir los ajustes',
  },
  offline: 'Comprueba la conexión e inténtalo de nuevo.',
  achievements: {
    title: 'Logros',
    loading: 'Cargando los logros…',
    failed: 'No se han cargado los logros',
    of: (earned, total) =>
      `${number(earned)} de ${plural(total, { one: '# insignia', other: '# insignias' })}`,
    overview: 'Resumen del progreso',
    missions: 'Misiones completadas',
    coverage: 'Temario cubierto',
    noCoverage: 'Aprueba un cuestionario de la ruta o un simulacro para verlo',
    streak: 'Racha',
    badges: 'Insignias',
    ofTotal: (total) => `de ${number(total)}`,
    percent: 'por ciento',
    days: (n) => plural(n, { one: 'día', other: 'días' }),
    signed: 'Insignia firmada',
    signedNamed: (name) => `Insignia firmada: ${name}`,
    earned: 'Insignias conseguidas',
    none: 'Aún no hay insignias',
    noneText: 'La primera llega con tu primera actividad terminada.',
    start: 'Empezar a aprender',
    holder: 'Titular',
    level: 'Nivel',
    on: (day) => `Conseguida el ${day}`,
    upcoming: 'Próximas insignias',
    nearest: 'La más cercana primero',
    others: 'Insignias de otros cursos',
    all: 'Has conseguido todas las insignias.',
    required: (n) => `Requiere ${xp(n)}`,
    toGo: (n) => plural(n, { one: 'falta # XP', other: 'faltan # XP' }),
    have: (have, need) => `${number(have)} de ${number(need)}`,
    bar: (name, percent) => `${name}: ${number(percent)} por ciento`,
    category: {
      beginner: 'Inicio',
      foundation: 'Fundamentos',
      business: 'Negocio',
      data: 'Datos',
      technology: 'Tecnología',
      exam: 'Examen',
    },
    activity: 'Toda la actividad',
    more: 'Mostrar más',
  },
} satisfies Messages['rewards'];
