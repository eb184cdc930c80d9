// The exam's outline by its groups, each as heavy as its objectives together.
import type { CourseCard } from '#contract/course.ts';

export type Objective = CourseCard['objectives'][number];

export interface OutlineGroup {
  title: string;
  /** Percent of the exam. */
  weight: number;
  objectives: Objective[];
}

/** Groups in the order of the outline; objectives without a group stand for themselves. */
export function outlineGroups(objectives: readonly Objective[]): OutlineGroup[] {
  const groups = Map.groupBy(objectives, (objective) => objective.group ?? objective.title);
  return [...groups].map(([title, list]) => ({
    title,
    weight: list.reduce((sum, objective) => sum + objective.weight, 0),
    objectives: list[0]?.group == null ? [] : list,
  }));
}
