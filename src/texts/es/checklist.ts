// Listas: sus puntos, sus notas y cómo llevarlas al trabajo.
import type { Messages } from '../messages.ts';
import { linesTicked, notApplying, number, plural } from './words.ts';

export const checklist: Messages['checklist'] = {
  aheadOpen: (xp: number | null, isBegun: boolean) =>
    `${isBegun ? 'Continúa' : 'Empiézala'} para entregarla${xp === null ? '' : `, por ${number(xp)} XP`}.`,
  whose:
    'Marca solo lo que hoy puedas demostrar, en tu propia organización o en la empresa de tus laboratorios.',
  fewPay: 'Con pocas marcas ganas los mismos XP que con muchas.',
  staysOpen: 'Lo que queda abierto son tus próximos pasos.',
  count: linesTicked,
  proved: (n: number, total: number, na: number) =>
    `Puedes demostrar ${number(n)} de ${number(total)}${notApplying(na)}`,
  next: (n: number) => plural(n, { one: 'Tu próximo punto', other: 'Tus # próximos puntos' }),
  nextHow: 'Los primeros puntos, en el orden de la lista, que proceden y no están marcados.',
  later: 'Márcalos abajo cuando los hayas hecho. Puedes volver a esta lista cuando quieras.',
  howKnown: 'Cómo lo sabrías',
  notApplicable: 'No procede',
  note: 'Nota',
  addNote: 'Añadir una nota',
  noteHint: 'Por ejemplo, una prueba, un responsable o una fecha. Solo la ves tú.',
  noteLeft: (n: number) => plural(n, { one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  help: { template: 'Plantilla', item: 'Estudiarlo' },
  yourDocument: (name: string) => `Tu documento: ${name}`,
  print: 'Imprimir o guardar como PDF',
  copy: 'Copiar como texto',
  copied: 'La lista está en el portapapeles.',
  notCopied: 'Tu navegador no permitió copiar.',
  named: (name: string, text: string) => `${name}: ${text}`,
};
