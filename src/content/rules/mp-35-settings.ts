import { hasStudySetting, type StudySetting } from '#domain/settings/study-settings.ts';
import { type Content, cardsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const settingsRule: Rule = {
  id: 'MP-35',
  title:
    'A card offers to set only what its course has, each once, and is the last reading of its activity',
  why: 'A list with nothing to choose from is a dead control, and what is set in the middle is forgotten by the end.',
  severity: 'error',
  run: (content: Content) =>
    cardsOf(content).flatMap((card) => {
      const { tracks = [], companies = [] } =
        content.courses.find(({ id }) => id === card.courseKey)?.data ?? {};
      const last = card.data.steps.findLastIndex(({ kind }) => kind === 'reading');
      return card.data.steps.flatMap((step, index): Finding[] => {
        if (step.kind !== 'reading' || step.sets === undefined) return [];
        const found = (message: string, fix: string, place: number[] = []): Finding => ({
          ...at(card, ['steps', index, 'sets', ...place]),
          message,
          fix,
        });
        const faults = step.sets.flatMap((setting: StudySetting, place: number) => [
          ...(hasStudySetting({ tracks, companies }, setting)
            ? []
            : [found(`the course has no choice of ${setting}`, 'leave it out', [place])]),
          ...(step.sets?.indexOf(setting) === place
            ? []
            : [found(`${setting} stands twice`, 'keep one', [place])]),
        ]);
        return index === last
          ? faults
          : [...faults, found('readings follow the card that sets', 'set it on the last one')];
      });
    }),
};
