import { cardsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { normalised } from '../prose.ts';
import type { Rule } from './rule.ts';

const ALT_MIN = 60;
const ALT_MAX = 300;

export const pictureTextsRule: Rule = {
  id: 'QC-40',
  title: 'Every picture has a text alternative that says what it shows',
  why: 'Who cannot see the picture, or has it switched off, must learn the same from the text.',
  severity: 'error',
  run: (content) =>
    cardsOf(content).flatMap((card) =>
      card.data.steps.flatMap((step, index): Finding[] => {
        if (step.kind !== 'reading' || !step.figure) return [];
        const { alt, caption } = step.figure;
        const place = at(card, ['steps', index, 'figure', 'alt']);
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
    ),
};
