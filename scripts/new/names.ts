// A name in the forms that code and texts need.
import { Refusal } from './tree.ts';

export interface Names {
  /** `study-plan`: folders, files and addresses. */
  readonly kebab: string;
  /** `studyPlan`: values. */
  readonly camel: string;
  /** `StudyPlan`: types and components. */
  readonly pascal: string;
  /** `Study plan`: what is read. */
  readonly words: string;
}

export function namesOf(kebab: string): Names {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab)) {
    throw new Refusal(`"${kebab}" is no name: small letters and hyphens, such as study-plan.`);
  }
  const parts = kebab.split('-');
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const pascal = parts.map(capital).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: capital(parts.join(' ')),
  };
}
