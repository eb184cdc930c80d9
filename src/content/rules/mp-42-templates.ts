import { isUnderstood } from '#domain/documents/work-out.ts';
import { cellName } from '#domain/templates/cells.ts';
import { columnsRead, readsItself } from '#domain/templates/template.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse, unresolved } from '../references.ts';
import type { TemplateFile } from '../schema/template.ts';
import { areFilling, isFilling } from '../template-filling.ts';
import type { Rule } from './rule.ts';

type Template = Content['templates'][number];
type Part = TemplateFile['parts'][number];
type Column = Extract<Part, { kind: 'table' }>['columns'][number];

export const templateRule: Rule = {
  id: 'MP-42',
  title:
    'A template names units and companies of its course, and its columns, formulas and examples fit together',
  why: 'A file that opens with a broken formula, or an example in the wrong column, is not used at work twice.',
  severity: 'error',
  run: (content) => [
    ...content.templates.flatMap((template) => [
      ...places(content, template),
      ...template.data.parts.flatMap((part, at) => columnFaults(template, part, at)),
      ...sameNames(template),
      ...drawingFaults(template),
      ...examples(content, template),
    ]),
    ...sameKeys(content),
  ],
};

function places(content: Content, template: Template): Finding[] {
  const phases = inCourse(content.phases, template);
  const faults = template.data.units.flatMap((unit, index) =>
    unresolved(content, template, ['units', index], unit, phases, 'phase'),
  );
  const { view } = template.data;
  if (view !== undefined) {
    const views = inCourse(content.views, template);
    faults.push(...unresolved(content, template, ['view'], view, views, 'view'));
  }
  const isTableless = template.data.parts.every(({ kind }) => kind === 'form');
  if (template.data.format !== 'XLSX' || !isTableless) return faults;
  const message = 'a spreadsheet has no table';
  return [
    ...faults,
    { ...at(template, ['format']), message, fix: 'make it a DOCX, or add a table' },
  ];
}

/** Texts of learners are kept by the names of parts and fields. */
function sameNames(template: Template): Finding[] {
  const { parts } = template.data;
  const say = (path: (string | number)[], name: string): Finding => ({
    ...at(template, path),
    message: `${name} stands twice, by its letters`,
    fix: 'name it in another way',
  });
  const isTwice = (names: readonly string[], place: number) =>
    names.indexOf(names[place] ?? '') < place;
  const titles = parts.map(({ title }) => cellName(title));
  return parts.flatMap((part, place) => {
    const own =
      isTwice(titles, place) || titles[place] === 'cover'
        ? [say(['parts', place, 'title'], part.title)]
        : [];
    if (part.kind === 'table') return own;
    const labels = part.fields.map(({ label }) => cellName(label));
    const twice = part.fields.flatMap(({ label }, field) =>
      isTwice(labels, field) ? [say(['parts', place, 'fields', field], label)] : [],
    );
    return [...own, ...twice];
  });
}

function drawingFaults(template: Template): Finding[] {
  const { drawing, format, parts } = template.data;
  const say = (path: string[], message: string, fix: string): Finding => ({
    ...at(template, path),
    message,
    fix,
  });
  if (!drawing) {
    return format === 'VISIO'
      ? [say(['format'], 'a drawing file draws nothing', 'add drawing, or take another format')]
      : [];
  }
  const part = parts.find(({ title }) => title === drawing.part);
  if (part?.kind !== 'table') {
    return [
      say(['drawing', 'part'], `there is no table ${drawing.part}`, 'name one of its tables'),
    ];
  }
  const kinds = new Map(part.columns.map(({ key, kind }) => [key, kind] as const));
  const { layout, label, group, next } = drawing;
  const unknown = (['label', 'group', 'note', 'heat', 'next'] as const).flatMap((field) => {
    const key = drawing[field];
    if (key === undefined) return [];
    if (kinds.has(key) && kinds.get(key) !== 'formula') return [];
    return [say(['drawing', field], `${key} is no column that is filled in`, 'name one')];
  });
  const missing =
    layout === 'flow' && next === undefined
      ? [say(['drawing'], 'a flow has no arrows', 'name the column of its arrows under next')]
      : layout !== 'flow' && group === undefined
        ? [say(['drawing'], `${layout} need group`, 'name the column that groups the boxes')]
        : [];
  return [
    ...unknown,
    ...missing,
    ...(label === next
      ? [say(['drawing', 'next'], 'label and next are one column', 'name two')]
      : []),
  ];
}

function columnFaults(template: Template, part: Part, index: number): Finding[] {
  if (part.kind === 'form') return [];
  const keys = part.columns.map(({ key }) => key);
  const given = part.given ?? [];
  return [
    ...part.columns.flatMap((column, place) =>
      [
        ...faultsOf(column, keys.slice(0, place), keys),
        ...(column.kind === 'formula' && template.data.format !== 'XLSX' ? [UNCOUNTED] : []),
      ].map(([message, fix]) => ({
        ...at(template, ['parts', index, 'columns', place]),
        message: `the column ${column.key} ${message}`,
        fix,
      })),
    ),
    ...(given.length <= part.rows && isFilling(part, { rows: given })
      ? []
      : [
          {
            ...at(template, ['parts', index, 'given']),
            message: 'the given rows do not fit their table',
            fix: 'give each row a cell a column, null where it is empty, and no more than rows says',
          },
        ]),
  ];
}

/** A spreadsheet keeps a list of choices as one text with commas between them; Excel refuses a longer one. */
const LIST_MAX = 255;
const isList = (options: readonly string[]): boolean =>
  options.join(',').length <= LIST_MAX && !options.some((option) => option.includes(','));

const UNCOUNTED = [
  'is a formula, which only a spreadsheet counts',
  'make it a text, or an XLSX',
] as const;

function faultsOf(column: Column, before: string[], all: string[]): [string, string][] {
  const { key, kind, options, formula, min, max, look } = column;
  const unknown = [
    ...(readsItself(formula ?? '', key) ? [key] : []),
    ...columnsRead(formula ?? '').filter((read) => !all.includes(read)),
  ];
  return [
    ...(before.includes(key)
      ? [['stands twice', 'name it in another way'] as [string, string]]
      : []),
    ...((kind === 'choice') === (options !== undefined)
      ? []
      : [
          ['has options and is no choice, or the other way round', 'name options of a choice'] as [
            string,
            string,
          ],
        ]),
    ...((kind === 'formula') === (formula !== undefined)
      ? []
      : [
          [
            'has a formula and is of another kind, or the other way round',
            'write formula under kind formula',
          ] as [string, string],
        ]),
    ...(formula !== undefined && !isUnderstood(formula)
      ? [
          [
            'has a formula that the page does not work out',
            'write it without spaces, with the functions of formula-functions.ts',
          ] as [string, string],
        ]
      : []),
    ...(options !== undefined && !isList(options)
      ? [
          [
            'has options that a spreadsheet cannot offer',
            `write them without commas and with ${LIST_MAX} characters in all at most, or take text`,
          ] as [string, string],
        ]
      : []),
    ...(kind !== 'number' && (min !== undefined || max !== undefined)
      ? [['has bounds and is no number', 'leave min and max out'] as [string, string]]
      : []),
    ...(kind !== 'number' && kind !== 'formula' && look !== undefined
      ? [['has the look of a number and is none', 'leave look out'] as [string, string]]
      : []),
    ...unknown.map((read): [string, string] => [
      `reads {${read}}, which is no other column`,
      'name a column of the table',
    ]),
  ];
}

function examples(content: Content, template: Template): Finding[] {
  const { parts, filled = [] } = template.data;
  const [course] = content.courses.filter(({ id }) => id === template.courseKey);
  const companies = (course?.data.companies ?? []).map(({ key }) => ({ id: key }));
  return filled.flatMap((example, index) => {
    const path = ['filled', index] as const;
    const fits = areFilling(parts, example.parts);
    return [
      ...(companies.length > 0 || example.companyName === undefined
        ? unresolved(content, template, [...path, 'company'], example.company, companies, 'company')
        : []),
      ...(companies.length > 0 && example.companyName !== undefined
        ? [
            {
              ...at(template, [...path, 'companyName']),
              message: 'the course names its companies itself',
              fix: 'leave companyName out',
            },
          ]
        : []),
      ...(fits
        ? []
        : [
            {
              ...at(template, [...path, 'parts']),
              message: 'the example does not fit the parts of its template',
              fix: 'give each form a value a field, and each table rows with a cell a column, null where a formula is',
            },
          ]),
    ];
  });
}

function sameKeys(content: Content): Finding[] {
  const seen = new Set<string>();
  return content.templates.flatMap((template) => {
    const name = `${template.courseKey} ${template.data.key}`;
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `another template of the course has the key ${template.data.key}`;
    return [{ ...at(template, ['key']), message, fix: 'give it a key of its own' }];
  });
}
