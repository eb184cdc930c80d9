// Entregables: los documentos que dejan los laboratorios y artefactos terminados.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const deliverables: Messages['deliverables'] = {
  screen: 'Entregable',
  loading: 'Cargando la página…',
  failed: 'La página no se cargó',
  failedText: 'No se ha perdido nada. Inténtalo de nuevo en un momento.',
  notMade: 'Aún no está hecho',
  notMadeText:
    'Esta página se crea con tus propias respuestas cuando hayas entregado todas las tareas y terminado.',
  toTasks: 'Ir a las tareas',
  companyOf: (company, industry) => `${company}, ${industry}`,
  made: (day) => `Hecho el ${day}`,
  allOwn: 'Todo está aquí tal como lo entregaste.',
  correctedCount: (n) =>
    plural(n, {
      one: 'Tus respuestas tal como las entregaste. Fallaste #: en su lugar está la correcta, marcada como corregida.',
      other:
        'Tus respuestas tal como las entregaste. Fallaste #: en su lugar están las correctas, marcadas como corregidas.',
    }),
  corrected: 'Corregido',
  correctedText:
    'Corregido: aquí está la respuesta modelo, ya que no diste ningún punto a la tuya.',
  correctedModel: 'Corregido: aquí está el modelo correcto, ya que en el tuyo faltaba algo.',
  withUnit: (value, unit) => `${value}${unit === '%' ? '\u00a0' : ' '}${unit}`.trim(),
  nothing: 'Aquí no va nada.',
  again: 'Estás practicando esta tarea otra vez. Aparecerá aquí cuando la hayas entregado.',
  review: 'Repasar tus respuestas',
  others: 'También hecho para:',
  copied: 'La página está en el portapapeles.',
};
