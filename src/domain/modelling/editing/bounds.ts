// What a model holds at most: the work of a task is small, a learner's own model may be a whole landscape.

export interface Bounds {
  readonly elements: number;
  readonly relations: number;
}

export const TASK_BOUNDS: Bounds = { elements: 60, relations: 120 };
export const OWN_BOUNDS: Bounds = { elements: 500, relations: 1000 };
