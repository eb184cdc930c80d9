// A view as its author wrote it, turned into the form that is drawn.
import type { Language } from '#domain/modelling/language.ts';
import { aroundTheirOwn, boxIn, fromCorner } from '#domain/modelling/placing.ts';
import type { View, ViewRelation } from '#domain/modelling/view.ts';
import type { ViewFile } from './schema/view.ts';

export function viewOf(language: Language, file: ViewFile): View {
  const forms = language.junction.forms.map(({ id }) => id);
  const elements = file.elements.map(({ id, is, name = '', at = [0, 0], in: inside }) => ({
    id,
    kind: is,
    name,
    box: boxIn(at, forms.includes(is)),
    inside,
  }));
  return {
    title: file.title,
    viewpoint: file.viewpoint,
    elements: fromCorner(aroundTheirOwn(elements)),
    relations: (file.relations ?? []).map(relationOf),
  };
}

function relationOf(file: NonNullable<ViewFile['relations']>[number], index: number): ViewRelation {
  const { line, id = `r${index + 1}`, ...rest } = typeof file === 'string' ? { line: file } : file;
  const [from = '', type = '', to = ''] = line.split(' ');
  return { id, type, from, to, ...rest };
}
