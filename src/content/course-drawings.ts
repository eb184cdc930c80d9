// What the tasks of a course are drawn with: its views by their ids, and what viewpoints take.
import { paletteOf } from '#domain/modelling/editing/checks.ts';
import { tableOf } from '#domain/modelling/table.ts';
import { viewOf } from './authored-view.ts';
import { present } from './compile-steps.ts';
import type { Content } from './content.ts';
import type { DrawnBy } from './tasks/task-kind.ts';

export function drawnBy({ languages, views }: Content, courseKey: string): DrawnBy {
  const language = () =>
    present(languages.find((one) => one.courseKey === courseKey)?.data, 'language.yaml');
  return {
    courseKey,
    viewOf: (id) => {
      const view = views.find((one) => one.courseKey === courseKey && one.id === id);
      return viewOf(language(), present(view, id).data);
    },
    kindsOf: (viewpoint) => paletteOf(tableOf(language()), viewpoint),
  };
}
