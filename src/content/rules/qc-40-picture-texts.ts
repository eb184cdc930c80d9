import { type Content, cardsOf } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { normalised } from '../prose.ts';
import { figuresIn } from '../resource-figures.ts';
import type { Rule } from './rule.ts';

const ALT_MIN = 60;
const ALT_MAX = 300;

export const pictureTextsRule: Rule = {
  id: 'QC-40',
  title: 'Every picture has a text alternative that says what it shows',
  why: 'Who cannot see the picture, or has it switched off, must learn the same from the text.',
  severity: 'error',
  run: (content) =>
    usesOf(content).flatMap(({ owner, path, alt, caption, key }): Finding[] => {
      const place = at(owner, path);
      const found = key.find((label) => normalised(alt).includes(normalised(label)));
      if (found !== undefined) {
        const message = `the text alternative names the right area "${found}"`;
        return [{ ...place, message, fix: 'describe the picture without the answer' }];
      }
      if (alt.length < ALT_MIN || alt.length > ALT_MAX) {
        const message = `the text alternative has ${alt.length} characters`;
        return [{ ...place, message, fix: `say what it shows in ${ALT_MIN} to ${ALT_MAX}` }];
      }
      if (/^(?:an? |the )?(?:image|picture|figure|drawing|graphic) (?:of|showing)\b/i.test(alt)) {
        const message = 'the text alternative begins by saying that it is a picture';
        return [{ ...place, message, fix: 'begin with what is shown' }];
      }
      if (caption !== undefined && normalised(caption) === normalised(alt)) {
        const message = 'caption and text alternative are the same';
        return [{ ...place, message, fix: 'describe the picture in the alternative' }];
      }
      return [];
    }),
};

interface PictureUse {
  readonly owner: Located<unknown>;
  readonly path: Path;
  readonly alt: string;
  readonly caption?: string | undefined;
  /** Labels of the areas that the picture is asked for. */
  readonly key: readonly string[];
}

function usesOf(content: Content): PictureUse[] {
  const inCards = cardsOf(content).flatMap((card) =>
    card.data.steps.flatMap((step, index): PictureUse[] => {
      // A view says by itself what it shows.
      if (step.kind !== 'reading' || !step.figure || 'view' in step.figure) return [];
      const path = ['steps', index, 'figure', 'alt'];
      return [{ ...step.figure, owner: card, path, key: [] }];
    }),
  );
  const inQuestions = content.questions.flatMap((question): PictureUse[] => {
    if (question.data.type !== 'hotspot') {
      const { figure } = question.data;
      // A view says by itself what it shows.
      if (figure === undefined || 'view' in figure) return [];
      return [{ ...figure, owner: question, path: ['figure', 'alt'], key: [] }];
    }
    const { figure, areas, answer } = question.data;
    // Where the alternative names every area it gives none of them away.
    const isNamed = ({ label }: { label: string }) =>
      normalised(figure.alt).includes(normalised(label));
    const key = areas.every(isNamed) ? [] : areas.filter(({ id }) => answer.includes(id));
    return [
      {
        alt: figure.alt,
        owner: question,
        path: ['figure', 'alt'],
        key: key.map(({ label }) => label),
      },
    ];
  });
  const inLibrary = content.resources.flatMap((owner) =>
    figuresIn(owner).map(({ path, figure }): PictureUse => {
      return { ...figure, owner, path: [...path, 'alt'], key: [] };
    }),
  );
  const inCases = content.cases.flatMap((owner): PictureUse[] =>
    owner.data.figure ? [{ ...owner.data.figure, owner, path: ['figure', 'alt'], key: [] }] : [],
  );
  return [...inCards, ...inQuestions, ...inCases, ...inLibrary];
}
