// The drawer of notifications.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const notifications: Messages['notifications'] = {
  title: 'Notificaciones',
  close: 'Cerrar las notificaciones',
  readAll: 'Marcar todo como leído',
  empty: 'No hay notificaciones',
  emptyText: 'Aquí verás las novedades sobre tu progreso y tus logros.',
  loading: 'Cargando las notificaciones',
  failed: 'No se han podido cargar las notificaciones',
  failedText: 'No se ha perdido nada. Comprueba la conexión e inténtalo de nuevo.',
  shortcuts: 'Accesos rápidos',
  unread: 'Sin leer',
  streak: 'Recordatorio de tu racha',
  days: (n: number) => plural(n, { one: '# día hasta ahora', other: '# días hasta ahora' }),
};
