// The picture of a drill: what its stem says of the elements, drawn, and a question mark where it asks.
import { elementOf, type Language } from '#domain/modelling/language.ts';
import { ASKED } from '#domain/modelling/view.ts';
import type { Content, QuestionSource } from './content.ts';
import type { Located } from './located.ts';
import { viewIn } from './questions/questions.ts';
import type { RelationFile } from './questions/relation.ts';
import type { ViewFile } from './schema/view.ts';

/** The views that drills stand with, each by the id that its drill names. */
export const drillViews = (
  languages: Content['languages'],
  drills: readonly QuestionSource[],
): Located<ViewFile>[] =>
  drills.flatMap(({ courseKey, file, line, data }) => {
    const id = viewIn(data);
    const language = languages.find((one) => one.courseKey === courseKey)?.data;
    if (id === undefined || !language || !data.relation) return [];
    return [{ id, courseKey, file, line, data: viewOfDrill(language, id, data.relation) }];
  });

function viewOfDrill(
  language: Language,
  id: string,
  { source = ASKED, type = ASKED, target = ASKED, chain }: RelationFile,
): ViewFile {
  const links = (chain ?? [`${source} ${type} ${target}`]).map((link) => {
    const [from = '', line = '', to = ''] = link.split(' ');
    return { from, line, to };
  });
  const kinds = inARow(links);
  const idOf = (kind: string) => `e${kinds.indexOf(kind)}`;
  return {
    id,
    title: 'What the question is about',
    elements: kinds.map((kind, column) => ({
      id: idOf(kind),
      is: kind,
      name: elementOf(language, kind)?.name ?? ASKED,
      at: [column, 0],
    })),
    relations: links.map(({ from, line, to }) => `${idOf(from)} ${line} ${idOf(to)}`),
  };
}

/** What two links share stands between what they do not, so that no line runs through an element. */
function inARow(links: readonly { from: string; to: string }[]): string[] {
  const [first, second] = links;
  if (!first) return [];
  if (!second) return [first.from, first.to];
  const isShared = (kind: string) => kind === second.from || kind === second.to;
  const middle = isShared(first.to) ? first.to : first.from;
  const other = ({ from, to }: { from: string; to: string }) => (from === middle ? to : from);
  return [other(first), middle, other(second)];
}
