// The product's catalog with a Core line of three lessons and a quiz, for tests of the engine: they
// have the cards of written items and do not wait for the line's own content.
import type { Catalog } from '#domain/catalog/catalog.ts';
import { CORE_ID, type PathItem } from '#domain/catalog/path.ts';
import { productCatalog } from './catalog.ts';

/** Whatever Core line the content has gives way to this one. */
export function catalogWithCore(): Catalog {
  const catalog = productCatalog();
  const like = (id: string): PathItem => {
    const item = catalog.items.find((one) => one.id === id);
    if (!item) throw new Error(`The content has no ${id}.`);
    return item;
  };
  const onCore = (
    of: string,
    change: Pick<PathItem, 'id' | 'title'> & { key: string },
  ): PathItem => ({
    ...like(of),
    phaseId: CORE_ID,
    requiredBy: ['exam-ready'],
    ...change,
  });
  return {
    ...catalog,
    cores: [
      {
        courseKey: 'togaf',
        groups: [
          { id: 'basics', title: 'The ground rules', itemIds: ['tg.core.01', 'tg.core.02'] },
          { id: 'content', title: 'Content and store', itemIds: ['tg.core.06'] },
        ],
        quizIds: ['tg.core.u1'],
      },
    ],
    items: [
      ...catalog.items.filter((item) => item.phaseId !== CORE_ID),
      onCore('tg.pre.lesson', { id: 'tg.core.01', key: 'enterprise', title: 'An enterprise' }),
      onCore('tg.req.lesson', { id: 'tg.core.02', key: 'domains', title: 'Four domains' }),
      onCore('tg.pre.lesson', { id: 'tg.core.06', key: 'blocks', title: 'Building blocks' }),
      {
        ...onCore('tg.pre.quiz', {
          id: 'tg.core.u1',
          key: 'concepts-quiz',
          title: 'Core concepts',
        }),
        objectives: ['tgf.u1'],
      },
    ],
  };
}
