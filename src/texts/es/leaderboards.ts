import type { Messages } from '../messages.ts';
import { number } from './words.ts';

const xp = (n: number): string => `${number(n)} XP`;

export const leaderboards = {
  title: 'Clasificación',
  lead: 'Por los XP que cuentan para tu nivel.',
  tabs: {
    label: 'Clasificaciones por tiempo',
    all: 'Desde siempre',
    week: 'Esta semana',
    month: 'Este mes',
    teams: 'Equipos',
  },
  zone: {
    all: 'Todo desde el principio',
    week: (until) => `De lunes a domingo en UTC. La próxima semana empieza: ${until}.`,
    month: (until) => `El mes natural en UTC. El próximo empieza: ${until}.`,
  },
  loading: 'Cargando la clasificación…',
  failed: 'No se ha cargado la clasificación',
  empty: {
    all: 'Nadie ha ganado XP todavía',
    week: 'Nadie ha ganado XP esta semana',
    month: 'Nadie ha ganado XP este mes',
  },
  emptyText: 'Con la primera respuesta correcta encabezas la lista.',
  rank: 'Puesto',
  name: 'Nombre',
  level: 'Nivel',
  xp: 'XP',
  badges: 'Insignias',
  streak: 'Racha',
  you: 'Tú',
  medals: ['Oro', 'Plata', 'Bronce'],
  notShown: 'no se muestra',
  between: (from, to) => `Se omiten los puestos ${number(from)} a ${number(to)}`,
  more: 'Mostrar más',
  moreFailed: 'No se han cargado los siguientes puestos.',
  week: 'Tu semana',
  weekXp: (n) => `${xp(n)} esta semana`,
  weekBefore: (n) => `${xp(n)} la semana pasada`,
  weekBars: 'XP por día',
  weekDay: (day, n) => `${day}: ${xp(n)}`,
  unranked: {
    all: 'Con tus primeros XP entras en la clasificación.',
    week: 'Con tus primeros XP de esta semana entras en esta clasificación.',
    month: 'Con tus primeros XP de este mes entras en esta clasificación.',
  },
  rankNow: (rank) => `Estás en el puesto ${number(rank)}.`,
  chase: (n, rank) => `A ${xp(n)} del puesto ${number(rank)}.`,
  start: 'Empezar a aprender',
  events: 'Ver eventos',
  madeUp: 'Las demás personas de la demo son inventadas.',
  hidden: 'Tu perfil no es público: solo tú ves tu fila.',
  listed: '¿Prefieres no aparecer?',
  hide: 'Cámbialo en Privacidad',
} satisfies Messages['leaderboards'];
