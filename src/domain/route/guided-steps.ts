// Guide Me proposes the first steps of the route (brief 2: the next three).

/** As many at most. */
export const GUIDED_STEPS = 3;
