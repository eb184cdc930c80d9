import type { Chapter, Narration, Picture, ScreenPart } from '#domain/narration/narration.ts';
import type { Content } from './content.ts';
import { complete } from './schema/localized.ts';
import type { PartFile, SceneFile } from './schema/narration.ts';

/** The tours of the product, in their order. */
export const compileTours = ({ tours }: Content): readonly Narration[] =>
  tours
    .toSorted((one, other) => one.data.order - other.data.order)
    .map(({ data: { id, title, summary, screens, chapters } }) => ({
      id,
      title: complete(title),
      summary: complete(summary),
      screens: Object.fromEntries(
        Object.entries(screens).map(([name, parts]) => [name, parts.map(partOf)]),
      ),
      chapters: chapters.map(
        (chapter): Chapter => ({
          title: complete(chapter.title),
          scenes: chapter.scenes.map((scene) => ({
            picture: pictureOf(scene),
            say: complete(scene.say),
          })),
        }),
      ),
    }));

const partOf = ({ id, look, at, says, sign, icon, share, mark }: PartFile): ScreenPart => ({
  id: id ?? null,
  look,
  at,
  says: says ?? null,
  sign: sign ?? null,
  icon: icon ?? null,
  share: share ?? null,
  mark: mark ?? null,
});

const pictureOf = (scene: SceneFile): Picture =>
  'screen' in scene
    ? { kind: 'screen', screen: scene.screen, point: scene.point ?? null }
    : {
        kind: 'slide',
        title: complete(scene.slide.title),
        lines: scene.slide.lines.map(complete),
      };
