import type { Messages } from '../messages.ts';

export const profiles = {
  title: 'Perfil público',
  loading: 'Cargando el perfil…',
  failed: 'El perfil no se ha cargado',
  failedText: 'Comprueba la conexión e inténtalo de nuevo.',
  none: 'Aquí no hay ninguna página pública',
  noneText: 'Puede que la dirección no esté completa o que la página no sea pública.',
  level: 'Nivel',
  total: 'XP para el nivel',
  streak: 'Racha de estudio',
  badges: 'Insignias',
  noBadges: 'Todavía no hay insignias.',
} satisfies Messages['profiles'];
