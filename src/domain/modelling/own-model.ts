// A learner's own model: what it may be called, how many there may be, and what a store refuses to keep.
// What the language blocks is no reason to refuse it: the canvas says so, and a learner may be in the middle.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isJunction, type Model } from './editing/model.ts';
import { brokenPart } from './editing/whole.ts';
import { elementOf, type Language, typeNamed } from './language.ts';

/** Models of one learner, over all courses. */
export const MOST_MODELS = 50;
/** Characters of a model's name. */
export const MOST_MODEL_NAME = 80;

export interface ModelFault {
  /** Where, such as `model.e-3`. */
  readonly field: string;
  readonly rule: 'empty' | 'too_long' | 'unknown' | 'ids';
}

/** Controls, line breaks and what hides or reorders letters. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]+/gu;

/** @returns the name as it is kept: one line without controls, trimmed; at most `MOST_MODEL_NAME` characters */
export function modelName(given: string): Result<string, ModelFault> {
  const name = given.normalize('NFC').replace(HIDDEN, ' ').replace(/ +/g, ' ').trim();
  if (name === '') return err({ field: 'name', rule: 'empty' });
  if (name.length > MOST_MODEL_NAME) return err({ field: 'name', rule: 'too_long' });
  return ok(name);
}

/** Is it one of the language, or none? */
export const isViewpoint = (language: Language, id: string | null): boolean =>
  id === null || language.viewpoints.some((one) => one.id === id);

/** The first thing for which a model cannot be kept; undefined where it can. */
export function modelFault(language: Language, model: Model): ModelFault | undefined {
  const broken = brokenPart(model);
  if (broken !== undefined) return { field: `model.${broken}`, rule: 'ids' };
  const element = model.elements.find(
    ({ kind }) => !elementOf(language, kind) && !isJunction(language, kind),
  );
  const relation = model.relations.find(({ type }) => !typeNamed(language, type));
  const unknown = element ?? relation;
  return unknown && { field: `model.${unknown.id}`, rule: 'unknown' };
}
