// The company that the learner chose themselves: the one that labs fall back to is no choice.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useLearnerChoice } from '#client/base/learner-choice.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import type { Industry } from '#contract/fields.ts';

export interface CompanyChoice {
  readonly chosen: Industry | null;
  readonly choose: (industry: Industry) => void;
}

/**
 * @param isAsked whether a card asks for it: nothing is read before
 * @returns undefined where none is asked for, and until it is known what was chosen before
 */
export function useCompany(isAsked: boolean): CompanyChoice | undefined {
  const courseKey = useSelectedCourse();
  const { data: path } = useQuery({ ...queries.path(courseKey), enabled: isAsked });
  const { industry, choose } = useLearnerChoice(path);
  const [picked, setPicked] = useState<Industry | null>(null);
  if (!isAsked || path === undefined) return undefined;
  return {
    chosen: picked ?? (path.chosen.industry ? industry : null),
    choose: (company) => {
      setPicked(company);
      choose({ industry: company });
    },
  };
}
