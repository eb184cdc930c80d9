// Questions and items as their authors wrote them, of the stub and of the product: their ids are never alike.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { ChoiceQuestion } from '#domain/questions/choice.ts';
import { productCatalogIndex } from './catalog.ts';
import { stubCatalogIndex } from './stub-course.ts';

const stub = stubCatalogIndex();
let product: CatalogIndex | undefined;

/** The product's content takes a second to compile: only where the stub does not have what is asked for. */
function contentWith(isThere: (catalog: CatalogIndex) => boolean): CatalogIndex {
  if (isThere(stub)) return stub;
  product ??= productCatalogIndex();
  return product;
}

export const questionOf = (id: string) =>
  contentWith((catalog) => catalog.findQuestion(id) !== undefined).getQuestion(id);
export const choiceOf = (id: string) => questionOf(id) as ChoiceQuestion;
export const itemOf = (id: string) =>
  contentWith((catalog) => catalog.findItem(id) !== undefined).getItem(id);
