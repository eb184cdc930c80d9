// Which elements a viewpoint takes: those it names, or all where it names none.
import { type Language, membersOf, type Viewpoint } from './language.ts';

export const takes = (language: Language, viewpoint: Viewpoint, element: string): boolean =>
  membersOf(language, viewpoint.concepts ?? ['all']).has(element);
