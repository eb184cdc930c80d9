import type { CourseKey } from '#domain/catalog/course-keys.ts';
import {
  RESOURCE_CATEGORIES,
  type Resource,
  type ResourceHead,
  type ToolStep,
} from '#domain/library/resource.ts';
import type { Narration } from '#domain/narration/narration.ts';
import { captionsOf } from './captions.ts';
import { figureOf, type Markers, viewUseOf } from './compile-steps.ts';
import type { Content, ResourceSource } from './content.ts';
import { drawnBy } from './course-drawings.ts';
import type { MarkTerms } from './mark-terms.ts';
import type { InteractiveFile, ResourceFile } from './schema/resource.ts';
import type { DrawnBy } from './tasks/task-kind.ts';
import { compiledTask } from './tasks/tasks.ts';

/** The library, by category and title. */
export const compileResources = (content: Content, markers: Markers): readonly Resource[] =>
  content.resources
    .toSorted((one, other) => one.data.title.localeCompare(other.data.title, 'en'))
    .toSorted((one, other) => place(one) - place(other))
    .map((resource) => compiled(resource, markers(resource), drawnBy(content, resource.courseKey)));

const place = ({ data }: ResourceSource): number => RESOURCE_CATEGORIES.indexOf(data.category);

function compiled(source: ResourceSource, markTerms: MarkTerms, drawn: DrawnBy): Resource {
  const { data, courseKey } = source;
  const head = headOf(source, markTerms);
  switch (data.format) {
    case 'guide':
      return {
        ...head,
        format: 'guide',
        sections: data.sections.map(({ id, title, figure, keep }, index) => ({
          id,
          title,
          body: markTerms(source.bodies[index] ?? []),
          ...(figure && {
            figure: 'view' in figure ? viewUseOf(courseKey, figure) : figureOf(courseKey, figure),
          }),
          ...(keep !== undefined && { keep }),
        })),
      };
    case 'checklist':
      return {
        ...head,
        format: 'checklist',
        intro: markTerms(source.intro),
        groups: data.groups,
      };
    case 'interactive':
      return {
        ...head,
        format: 'interactive',
        intro: markTerms(source.intro),
        steps: data.steps.map((step) => stepOf(step, drawn)),
      };
    default:
      return { ...head, format: data.format, narration: narrationOf(data, courseKey) };
  }
}

function headOf({ data, tryIt }: ResourceSource, markTerms: MarkTerms): ResourceHead {
  const { id, category, title, summary, minutes, difficulty, courses } = data;
  const { lessons, related, tags, outcomes, refs, checkedOn } = data;
  const about = { id, category, title, summary, minutes, difficulty, courses };
  const more = { lessons, related, tags, outcomes, refs, checkedOn };
  return { ...about, ...more, tryIt: markTerms(tryIt) };
}

const stepOf = (step: InteractiveFile['steps'][number], drawn: DrawnBy): ToolStep =>
  step.kind === 'story' || step.kind === 'sums' ? step : (compiledTask(step, drawn) as ToolStep);

type ToldFile = Extract<ResourceFile, { format: 'podcast' | 'video' }>;

/** Told in English whatever the page speaks, as lessons are. */
const english = (text: string) => ({ en: text, es: text, fr: text, de: text });

/** A podcast is a narration of speakers, a video one of slides and figures. */
export function narrationOf(data: ToldFile, courseKey: CourseKey): Narration {
  const head = { id: data.id, title: english(data.title), summary: english(data.summary) };
  if (data.format === 'video') {
    const chapters = data.chapters.map(({ title, scenes }) => ({
      title: english(title),
      scenes: scenes.map((scene) => ({
        picture:
          'slide' in scene
            ? {
                kind: 'slide' as const,
                title: english(scene.slide.title),
                lines: scene.slide.lines.map(english),
              }
            : { kind: 'figure' as const, figure: figureOf(courseKey, scene.figure) },
        say: english(scene.say),
      })),
    }));
    return { ...head, screens: {}, chapters };
  }
  const chapters = data.chapters.map(({ title, lines }) => ({
    title: english(title),
    scenes: lines.flatMap(({ by, text }) => {
      const speaker = data.speakers.findIndex(({ id }) => id === by);
      return captionsOf(text).map((caption) => ({
        picture: { kind: 'speaker' as const, speaker },
        say: english(caption),
      }));
    }),
  }));
  const speakers = data.speakers.map(({ name, role }) => ({ name, role }));
  return { ...head, screens: {}, speakers, chapters };
}
