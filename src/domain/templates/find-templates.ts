// Which templates a learner sees: by unit and by words (brief 2, artifact library).

interface Listed {
  readonly title: string;
  readonly description: string;
  readonly unitIds: readonly string[];
}

export interface TemplateGroup<T> {
  readonly unitId: string;
  readonly templates: readonly T[];
}

/**
 * Templates of a unit, or of all, whose title or description holds the words, grouped by the unit that each is listed
 * in first; with a unit chosen they all stand under it.
 * @param units ids in the order of the course
 * @param unitId undefined for all
 * @param words as typed; upper and lower case are alike
 */
export function findTemplates<T extends Listed>(
  templates: readonly T[],
  units: readonly string[],
  { unitId, words }: { readonly unitId?: string | undefined; readonly words: string },
): readonly TemplateGroup<T>[] {
  const wanted = words.trim().toLowerCase();
  const found = templates.filter(
    ({ title, description }) =>
      title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
  const listedIn = (template: T, unit: string): boolean =>
    unitId === undefined ? template.unitIds[0] === unit : template.unitIds.includes(unit);
  return units
    .filter((unit) => unitId === undefined || unit === unitId)
    .map((unit) => ({
      unitId: unit,
      templates: found.filter((template) => listedIn(template, unit)),
    }))
    .filter((group) => group.templates.length > 0);
}
