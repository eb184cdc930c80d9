import type { DemoStory } from '#domain/demo/demo-story.ts';
import { textsOf } from '#domain/templates/cells.ts';
import { present } from './compile-steps.ts';
import { modelOf } from './compile-templates.ts';
import type { Content } from './content.ts';
import type { CourseFile } from './schema/course.ts';

/** What the demo learner did in a course, with the documents as texts of cells and the models with their places. */
export function compileDemo(
  content: Content,
  courseKey: string,
  { documents = [], models = [], ...story }: NonNullable<CourseFile['demo']>,
): DemoStory {
  const templates = content.templates.filter((one) => one.courseKey === courseKey);
  return {
    ...story,
    documents: documents.map(({ template: id, name, daysAgo, cover, parts }) => {
      const { data } = present(
        templates.find((one) => one.id === id),
        id,
      );
      const cells = textsOf(data, { cover, note: null, parts });
      return { template: data.key, name, daysAgo, cells };
    }),
    models: models.map(({ view, name, daysAgo }) => {
      return { ...modelOf(content, courseKey, view), name, daysAgo };
    }),
  };
}
