import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { messagesOf } from '#tests/support/stub-content.ts';
import { withPath } from '#tests/support/stub-path.ts';
import type { TemplateFile } from '../schema/template.ts';

describe('MP-42 a template', () => {
  const sound = (): TemplateFile => ({
    id: 'tpl.dm.register',
    key: 'register',
    title: 'Register',
    description: 'What is known, row by row.',
    format: 'XLSX',
    units: ['start'],
    inPractice: 'A company kept one and found what it had lost.',
    guidance: ['Begin with what hurts.', 'Ask who knows.'],
    parts: [
      {
        kind: 'form',
        title: 'About',
        help: 'What it is for.',
        fields: [{ label: 'Aim', help: 'one line' }],
      },
      {
        kind: 'table',
        title: 'Rows',
        help: 'One a row.',
        rows: 3,
        columns: [
          { key: 'name', title: 'Name', kind: 'text' },
          { key: 'score', title: 'Score', kind: 'number', min: 1, max: 5 },
          { key: 'state', title: 'State', kind: 'choice', options: ['Open', 'Done'] },
          { key: 'double', title: 'Double', kind: 'formula', formula: '=2*{score}' },
        ],
      },
    ],
    updatedOn: '2026-11-23',
    state: 'live',
  });
  type Table = Extract<TemplateFile['parts'][number], { kind: 'table' }>;
  const tableOf = (file: TemplateFile) => file.parts[1] as Table;
  const said = (change: (file: TemplateFile) => void = () => {}): string[] =>
    messagesOf('MP-42', (parts) => {
      withPath()(parts);
      const file = sound();
      change(file);
      parts.files['courses/demo/templates/register.yaml'] = stringify(file);
    });

  test('passes where its parts fit together', () => {
    expect(said()).toEqual([]);
  });

  test('names a unit of its course', () => {
    expect(said((file) => file.units.push('nowhere'))).toEqual(['there is no phase nowhere']);
  });

  test('has columns whose formulas read other columns, and options where one chooses', () => {
    expect(
      said((file) => Object.assign(tableOf(file).columns[3]!, { formula: '={double}+{gone}' })),
    ).toEqual([
      'the column double reads {double}, which is no other column',
      'the column double reads {gone}, which is no other column',
    ]);
    expect(said((file) => delete tableOf(file).columns[2]!.options)).toEqual([
      'the column state has options and is no choice, or the other way round',
    ]);
    expect(said((file) => Object.assign(tableOf(file).columns[0]!, { max: 3 }))).toEqual([
      'the column name has bounds and is no number',
    ]);
  });

  test('has a table where it is a spreadsheet', () => {
    expect(said((file) => file.parts.pop())).toEqual(['a spreadsheet has no table']);
  });

  test('has the look of a number where a number is', () => {
    expect(said((file) => Object.assign(tableOf(file).columns[1]!, { look: 'percent' }))).toEqual(
      [],
    );
    expect(said((file) => Object.assign(tableOf(file).columns[0]!, { look: 'percent' }))).toEqual([
      'the column name has the look of a number and is none',
    ]);
  });

  test('offers choices that a spreadsheet takes, and gives rows that fit', () => {
    const offers = (...options: string[]) =>
      said((file) => Object.assign(tableOf(file).columns[2]!, { options }));
    const refused = ['the column state has options that a spreadsheet cannot offer'];
    expect(offers('Open', 'Done, at last')).toEqual(refused);
    const long = Array.from({ length: 8 }, (_, at) => `${at}${'x'.repeat(31)}`);
    expect(offers(...long.slice(1))).toEqual([]);
    expect(offers(...long)).toEqual(refused);
    const gives = (...given: (string | number | null)[][]) =>
      said((file) => Object.assign(tableOf(file), { given }));
    expect(gives(['one', null, null, null])).toEqual([]);
    expect(gives(['one', 9, null, null])).toEqual(['the given rows do not fit their table']);
  });

  const example = (companyName?: string): NonNullable<TemplateFile['filled']> => [
    {
      company: 'Harbor',
      ...(companyName && { companyName }),
      parts: [{ values: ['to try'] }, { rows: [['one', 2, 'Open', null]] }],
    },
  ];
  const saidOfExample = (companyName?: string, companies: 'own' | 'none' = 'own'): string[] =>
    messagesOf('MP-42', (parts) => {
      withPath()(parts);
      if (companies === 'none') delete parts.course.companies;
      parts.files['courses/demo/templates/register.yaml'] = stringify({
        ...sound(),
        filled: example(companyName),
      });
    });

  test('tells its examples of companies of the course, and names them where the course has none', () => {
    expect(saidOfExample()).toEqual(['there is no company Harbor']);
    expect(saidOfExample('Harbor Works')).toEqual([
      'there is no company Harbor',
      'the course names its companies itself',
    ]);
    expect(saidOfExample(undefined, 'none')).toEqual(['there is no company Harbor']);
    expect(saidOfExample('Harbor Works', 'none')).toEqual([]);
  });

  test('names each part and field once, as texts are kept by their names', () => {
    expect(said((file) => Object.assign(file.parts[1]!, { title: 'About.' }))).toEqual([
      'About. stands twice, by its letters',
    ]);
    const fields = [
      { label: 'Aim', help: 'one line' },
      { label: 'AIM', help: 'one more' },
    ];
    expect(said((file) => Object.assign(file.parts[0]!, { fields }))).toEqual([
      'AIM stands twice, by its letters',
    ]);
  });

  test('counts in a spreadsheet only', () => {
    expect(said((file) => Object.assign(file, { format: 'DOCX' }))).toEqual([
      'the column double is a formula, which only a spreadsheet counts',
    ]);
  });

  test('draws columns of a table that are filled in, and a drawing file draws', () => {
    const drawing = { part: 'Rows', layout: 'groups', label: 'name', group: 'state' } as const;
    expect(said((file) => Object.assign(file, { drawing }))).toEqual([]);
    const drawn = (change: object) =>
      said((file) => Object.assign(file, { drawing: { ...drawing, ...change } }));
    expect(drawn({ part: 'About' })).toEqual(['there is no table About']);
    expect(drawn({ heat: 'double' })).toEqual(['double is no column that is filled in']);
    expect(drawn({ layout: 'flow' })).toEqual(['a flow has no arrows']);
    expect(drawn({ layout: 'lanes', group: undefined })).toEqual(['lanes need group']);
    expect(said((file) => Object.assign(file, { format: 'VISIO' }))).toContain(
      'a drawing file draws nothing',
    );
  });
});

describe('MP-46 artifacts and templates', () => {
  const aTemplate = (units: string[], state = 'live') => ({
    id: 'tpl.dm.page',
    key: 'page',
    title: 'Page',
    description: 'One page.',
    format: 'DOCX',
    units,
    inPractice: 'A company wrote one.',
    guidance: ['Begin.', 'End.'],
    parts: [
      { kind: 'form', title: 'About', help: 'Why.', fields: [{ label: 'Aim', help: 'one line' }] },
    ],
    updatedOn: '2026-11-23',
    state,
  });
  const said = (
    template: string | undefined,
    units: string[],
    state?: string,
    premium?: true,
  ): string[] =>
    messagesOf('MP-46', (parts) => {
      withPath(({ artifact }) => {
        if (template !== undefined) artifact.template = template;
      })(parts);
      parts.files['courses/demo/templates/page.yaml'] = stringify({
        ...aTemplate(units, state),
        ...(premium && { premium }),
      });
    });

  test('an artifact names a free template that its phase uses', () => {
    expect(said('tpl.dm.page', ['start'])).toEqual([]);
    expect(said(undefined, ['start'])).toEqual(['the artifact names no template']);
    expect(said('tpl.dm.gone', ['start'])).toEqual(['there is no template tpl.dm.gone']);
    expect(said('tpl.dm.page', ['start'], 'draft')).toEqual([
      'tpl.dm.page is a draft, demo.one.artifact is not',
    ]);
    expect(said('tpl.dm.page', ['start'], 'live', true)).toEqual([
      'tpl.dm.page is premium, and what is learned costs nothing',
    ]);
  });

  test('a template stands in a phase whose artifact leads to it', () => {
    expect(said('tpl.dm.page', ['next'])).toEqual([
      'tpl.dm.page is not used in start',
      'no phase that uses it has an artifact, so nothing leads to it',
    ]);
  });

  test('a course without templates owes none', () => {
    expect(messagesOf('MP-46', withPath())).toEqual([]);
  });
});
