// A deliverable as plain text, for a mail, a wiki or a ticket.
import { MARKS } from '#client/features/player/tasks/list/list-text.ts';
import { modelFigure } from '#client/ui/canvas/drawn-model.tsx';
import type { Deliverable, DeliverableSection } from '#contract/deliverables.ts';
import type { Language } from '#domain/modelling/language.ts';
import type { Messages } from '#texts/messages.ts';

/** The cells as they are drawn, high above low: first letter up, second letter across. */
export const gridCells = ['hl', 'hh', 'll', 'lh'] as const;

export interface TextWords {
  t: Pick<
    Messages['deliverables'],
    | 'again'
    | 'allOwn'
    | 'corrected'
    | 'correctedCount'
    | 'correctedModel'
    | 'correctedText'
    | 'nothing'
    | 'withUnit'
  >;
  list: Pick<Messages['checklist'], 'named' | 'note' | 'notApplicable'>;
  tasks: {
    grid: Pick<Messages['tasks']['grid'], 'at'>;
    calculation: Pick<Messages['tasks']['calculation'], 'value'>;
  };
}

interface DeliverableTextProps {
  deliverable: Pick<Deliverable, 'title' | 'corrected' | 'sections'>;
  /** Of the models in it, by the key of their course. */
  languages: ReadonlyMap<string, Language>;
  about: { company: string | null; subject: string; made: string };
  words: TextWords;
}

/** @returns lines that end with a line break */
export function deliverableText(props: DeliverableTextProps): string {
  const { deliverable, languages, about, words } = props;
  const { title, corrected, sections } = deliverable;
  const { t } = words;
  return [
    title,
    [about.company, about.subject, about.made].filter((one) => one !== null).join('. '),
    corrected === 0 ? t.allOwn : t.correctedCount(corrected),
    ...sections.flatMap((section, at) => [
      '',
      `${at + 1}. ${section.title}`,
      ...linesOf(section, languages, words),
    ]),
    '',
  ].join('\n');
}

function linesOf(
  section: DeliverableSection,
  languages: ReadonlyMap<string, Language>,
  { t, list, tasks }: TextWords,
): string[] {
  const said = ({ text, corrected }: { text: string; corrected: boolean }) =>
    corrected ? `${text} (${t.corrected})` : text;
  const listed = (head: string, entries: Parameters<typeof said>[0][]) => [
    head,
    ...(entries.length === 0 ? [`- ${t.nothing}`] : entries.map((entry) => `- ${said(entry)}`)),
  ];
  switch (section.form) {
    case 'lists':
      return section.lists.flatMap(({ text, entries }) => listed(text, entries));
    case 'ranking':
      return section.entries.map((entry, at) => `${at + 1}) ${said(entry)}`);
    case 'grid': {
      const { x, y, entries } = section;
      return gridCells.flatMap((cell) => {
        const [up, across] = cell;
        const ends = [up === 'h' ? y.high : y.low, across === 'h' ? x.high : x.low] as const;
        const head = tasks.grid.at(y.label, ends[0], x.label, ends[1]);
        return listed(
          head,
          entries.filter((entry) => entry.cell === cell),
        );
      });
    }
    case 'table':
      return section.rows.flatMap(({ text, cells }) => [
        text,
        ...cells.map((cell, at) => `- ${section.columns[at] ?? ''}: ${said(cell)}`),
      ]);
    case 'numbers': {
      const { table, values } = section;
      return [
        ...section.case,
        ...(table === null ? [] : [table.head, ...table.rows].map((row) => row.join(' | '))),
        ...values.map(({ text, value, unit, corrected }) => {
          const number = t.withUnit(tasks.calculation.value(value), unit);
          return `- ${text} ${said({ text: number, corrected })}`;
        }),
      ];
    }
    case 'written':
      return section.texts.flatMap(({ label, text, corrected }) => [
        ...(label === null ? [] : [`${label}:`]),
        text,
        ...(corrected ? [`(${t.correctedText})`] : []),
      ]);
    case 'model': {
      const language = languages.get(section.language);
      const { title, model, corrected } = section;
      const { sentences = [] } = language ? modelFigure({ language, model, title }) : {};
      return [
        ...(corrected ? [`(${t.correctedModel})`] : []),
        ...sentences.map((sentence) => `- ${sentence}`),
      ];
    }
    case 'ticks':
      return section.lines.flatMap(({ text, state, note }) => [
        `${MARKS[state]} ${text}${state === 'notApplicable' ? ` (${list.notApplicable})` : ''}`,
        ...(note === '' ? [] : [`    ${list.named(list.note, note.replaceAll(/\s*\n\s*/g, ' '))}`]),
      ]);
    case 'again':
      return [t.again];
  }
}
