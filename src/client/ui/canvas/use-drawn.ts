// The view of a model with its routes. In a large model what did not change keeps its way, and while something is moved
// that is so in any model.
import { useMemo, useRef } from 'react';
import { type Routed, routesAfter, routesOf } from '#domain/modelling/drawing/routes.ts';
import { type Model, viewOfModel } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';

/** Up to so many lines all find their best way anew with each change. */
const FEW_LINES = 150;

/** @param moving the model with something at another place, while it is dragged; null otherwise */
export function useDrawn(language: Language, model: Model, moving: Model | null): Routed {
  const last = useRef<Routed | null>(null);
  const still = useMemo((): Routed => {
    const view = viewOfModel(language, model, { title: '' });
    const before = last.current;
    const isFew = model.relations.length <= FEW_LINES;
    const routes = before === null || isFew ? routesOf(view) : routesAfter(before, view);
    last.current = { view, routes };
    return last.current;
  }, [language, model]);
  return useMemo(() => {
    if (moving === null) return still;
    const view = viewOfModel(language, moving, { title: '' });
    return { view, routes: routesAfter(still, view) };
  }, [language, moving, still]);
}
