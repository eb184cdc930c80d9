import { CONTENT_LANGUAGES } from '#domain/catalog/localized-text.ts';
import type { Content } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import type { LocalizedFile } from '../schema/localized.ts';
import type { Rule } from './rule.ts';

/** Names and short terms may be the same in two languages; sentences may not. */
const SAME_WORDS_MAX = 3;

export const languagesRule: Rule = {
  id: 'MP-06',
  title:
    'Courses, badges, levels, the store and tours are written in every language of the product',
  why: 'They stand inside translated screens, where an English or empty text looks like a fault.',
  severity: 'error',
  run: (content) =>
    textsOf(content).flatMap(([thing, path, text]) => {
      return CONTENT_LANGUAGES.flatMap((language): Finding[] => {
        const translated = text[language]?.trim() ?? '';
        const place = at(thing, [...path, language]);
        if (translated === '') {
          const message = `${path.join('.')} has no text in ${language}`;
          return [{ ...place, message, fix: `add ${language}` }];
        }
        const isCopy = language !== 'en' && translated === text.en.trim();
        if (!isCopy || wordsOf(translated).length <= SAME_WORDS_MAX) return [];
        const message = `${path.join('.')} is the English text in ${language}`;
        return [{ ...place, message, fix: 'translate it' }];
      });
    }),
};

/** The texts of an entry that stand in every language. */
function localizedIn(
  owner: Located<unknown>,
  path: Path,
  entry: { name: LocalizedFile; text?: LocalizedFile; more?: LocalizedFile } | undefined,
): [Located<unknown>, Path, LocalizedFile][] {
  return (['name', 'text', 'more'] as const).flatMap((field) => {
    const text = entry?.[field];
    return text ? [[owner, [...path, field], text]] : [];
  });
}

function textsOf(content: Content): [Located<unknown>, Path, LocalizedFile][] {
  return [
    ...content.courses.flatMap((course): [Located<unknown>, Path, LocalizedFile][] => [
      [course, ['subject'], course.data.subject],
      [course, ['description'], course.data.description],
      [course, ['legalNotice'], course.data.legalNotice],
      ...(['tracks', 'companies'] as const).flatMap((list) =>
        (course.data[list] ?? []).flatMap((entry, index) =>
          localizedIn(course, [list, index], entry),
        ),
      ),
      ...localizedIn(course, ['featured', 'dashboard'], course.data.featured?.dashboard),
      ...localizedIn(course, ['mastery'], course.data.mastery),
      ...(course.data.featured?.menu ?? []).flatMap((entry, index) =>
        localizedIn(course, ['featured', 'menu', index], entry),
      ),
    ]),
    ...content.plans.flatMap((plan) =>
      plan.data.kinds.flatMap((kind, index) => localizedIn(plan, ['kinds', index], kind)),
    ),
    ...content.badges.flatMap((badge): [Located<unknown>, Path, LocalizedFile][] => [
      [badge, ['name'], badge.data.name],
      [badge, ['description'], badge.data.description],
      [badge, ['goal'], badge.data.goal],
    ]),
    ...content.store.flatMap((item): [Located<unknown>, Path, LocalizedFile][] => [
      [item, ['name'], item.data.name],
      [item, ['description'], item.data.description],
      ...item.data.features.map((feature, index): [Located<unknown>, Path, LocalizedFile] => [
        item,
        ['features', index],
        feature,
      ]),
    ]),
    ...content.tours.flatMap((tour): [Located<unknown>, Path, LocalizedFile][] => [
      [tour, ['title'], tour.data.title],
      [tour, ['summary'], tour.data.summary],
      ...tour.data.chapters.flatMap((chapter, c): [Located<unknown>, Path, LocalizedFile][] => [
        [tour, ['chapters', c, 'title'], chapter.title],
        ...chapter.scenes.flatMap((scene, s): [Located<unknown>, Path, LocalizedFile][] => {
          const path = ['chapters', c, 'scenes', s];
          const slide = 'slide' in scene ? [scene.slide.title, ...scene.slide.lines] : [];
          return [scene.say, ...slide].map((text) => [tour, path, text]);
        }),
      ]),
    ]),
    ...content.events.flatMap((event): [Located<unknown>, Path, LocalizedFile][] => [
      [event, ['name'], event.data.name],
      [event, ['description'], event.data.description],
    ]),
    ...content.rewards.flatMap((rewards) =>
      rewards.data.levels.map((level, index): [Located<unknown>, Path, LocalizedFile] => [
        rewards,
        ['levels', index, 'name'],
        level.name,
      ]),
    ),
  ];
}
