// The canvas without a pointer: a model is led to another one by Tab, letters and Enter alone.
import type { Locator, Page } from '@playwright/test';
import { kindName, saysOf } from '#domain/modelling/describe.ts';
import type { Model, ModelElement } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import type { ViewRelation } from '#domain/modelling/view.ts';
import { expect } from './journey.ts';

const MOST_STEPS = 250;

/** Goes by Tab, the nearer way round, until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const where = await control.evaluate((element) => {
      const now = document.activeElement ?? document.body;
      if (now === element) return 'here';
      const isAfter = now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isAfter || now === document.body ? 'after' : 'before';
    });
    if (where === 'here') return;
    await page.keyboard.press(where === 'after' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`Tab never came to ${control}.`);
}

export async function pressAt(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes one model out of the other: takes away what it has not, adds, names and joins what it lacks. */
export async function remodel(
  page: Page,
  language: Language,
  { from, to }: { from: Model; to: Model },
): Promise<void> {
  const lacks = (relation: ViewRelation, model: Model, own: Model) =>
    !model.relations.some((one) => pairOf(model, one) === pairOf(own, relation));
  for (const one of from.relations.filter((relation) => lacks(relation, to, from))) {
    await remove(page, sentence(language, from, one), one.type);
  }
  const isIn = (model: Model, { kind, name }: ModelElement) =>
    model.elements.some((other) => other.kind === kind && other.name === name);
  for (const one of from.elements.filter((element) => !isIn(to, element))) {
    await remove(page, one.name, kindName(language, one.kind));
  }
  for (const one of to.elements.filter((element) => !isIn(from, element))) {
    await add(page, kindName(language, one.kind), one.name);
  }
  // What ended at an element went with it.
  const left: Model = {
    elements: from.elements.filter((element) => isIn(to, element)),
    relations: from.relations.filter(({ from: start, to: end }) =>
      [start, end].every((id) => isIn(to, elementIn(from, id))),
    ),
  };
  for (const one of to.relations.filter((relation) => lacks(relation, left, to))) {
    await join(page, language, to, one);
  }
}

const elementIn = ({ elements }: Model, id: string): ModelElement => {
  const found = elements.find((one) => one.id === id);
  if (!found) throw new Error(`The model has no element ${id}.`);
  return found;
};

/** What a relation says, whatever its ends are called in one model or the other. */
const pairOf = (model: Model, { type, from, to }: ViewRelation): string =>
  [from, to].map((id) => nameOf(undefined, elementIn(model, id))).join(` ${type} `);

/** A junction has no name but its kind. */
const nameOf = (language: Language | undefined, { name, kind }: ModelElement): string =>
  name || (language ? `${kindName(language, kind)} without a name` : kind);

const sentence = (language: Language, model: Model, relation: ViewRelation): string => {
  const [from, to] = [relation.from, relation.to].map((id) =>
    nameOf(language, elementIn(model, id)),
  );
  return `${from} ${saysOf(language, relation)} ${to}`;
};

async function remove(page: Page, name: string, detail: string): Promise<void> {
  const row = button(page, `Change: ${name} (${detail})`);
  await pressAt(page, row);
  await pressAt(page, button(page, `Remove: ${name}`));
  await expect(row).toHaveCount(0);
}

/** Opens the layer that has the kind, adds one, and names it where the focus waits. */
async function add(page: Page, kind: string, name: string): Promise<void> {
  const adds = button(page, `Add: ${kind}`);
  const inLayer = page.locator(`[aria-label="Add: ${kind}"]`);
  // The canvas comes with its screen.
  await expect(inLayer).toBeAttached();
  const layer = page.locator('details', { has: inLayer });
  if ((await layer.count()) > 0 && (await layer.getAttribute('open')) === null) {
    await pressAt(page, layer.locator('summary'));
  }
  await pressAt(page, adds);
  if (name === '') return;
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type(name);
}

/** Opens an element, chooses the other end by its letters, and takes the type that is offered. */
async function join(
  page: Page,
  language: Language,
  model: Model,
  { type, ...ends }: ViewRelation,
): Promise<void> {
  const source = elementIn(model, ends.from);
  const target = nameOf(language, elementIn(model, ends.to));
  const detail = source.name === '' ? '' : ` (${kindName(language, source.kind)})`;
  const row = button(page, `Change: ${nameOf(language, source)}${detail}`);
  if ((await row.getAttribute('aria-expanded')) !== 'true') await pressAt(page, row);
  const other = page.getByRole('combobox', { name: 'Connect to' });
  await tabTo(page, other);
  await page.keyboard.type(target);
  // Letters stop at the first that begins with them.
  const isMet = async () => (await other.locator('option:checked').innerText()) === target;
  for (let more = 0; more < 5 && !(await isMet()); more += 1)
    await page.keyboard.press('ArrowDown');
  await expect(other.locator('option:checked')).toHaveText(target);
  await pressAt(page, button(page, 'Show the relationships'));
  const connector = page.getByRole('region', {
    name: `From ${nameOf(language, source)} to ${target}`,
  });
  await expect(connector.getByRole('heading')).toBeFocused();
  const offer = connector
    .getByRole('button')
    .filter({ has: page.getByText(type, { exact: true }) });
  await pressAt(page, offer);
  await expect(connector).toHaveCount(0);
}
