import type { Content, FigureSource, MissionSource } from './content.ts';
import { parseFigure } from './figure.ts';
import type { ContentFiles } from './files.ts';
import { at, type Located } from './located.ts';
import { parseMarkdown } from './markdown.ts';
import type { Finding } from './problem.ts';
import { badgesSchema } from './schema/badge.ts';
import { courseSchema } from './schema/course.ts';
import { type MissionFile, missionSchema } from './schema/mission.ts';
import { questionsSchema } from './schema/question.ts';
import { rewardsSchema } from './schema/rewards.ts';
import { sectionsSchema } from './schema/sections.ts';
import { waiversSchema } from './schema/waiver.ts';
import { entriesOf, readYaml } from './yaml-file.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };
type Gathered = Writable<Omit<Content, 'found' | 'refusedMentions'>> & {
  refusedMentions: Set<string>;
  found: { schema: Finding[]; markdown: Finding[]; figures: Finding[] };
};

/** What belongs where below the content folder; `$1` of a pattern is the course. */
const KINDS: readonly [RegExp, (source: Source, into: Gathered) => void][] = [
  [/^courses\/([^/]+)\/course\.yaml$/, readCourse],
  [/^courses\/([^/]+)\/sections\.yaml$/, readSections],
  [/^courses\/([^/]+)\/missions\/[^/]+\.yaml$/, readMission],
  [/^courses\/([^/]+)\/questions\/[^/]+\.yaml$/, readQuestions],
  [/^courses\/([^/]+)\/figures\/[^/]+\.svg$/, readFigure],
  [/^badges\.yaml$/, readBadges],
  [/^rewards\.yaml$/, readRewards],
  [/^waivers\.yaml$/, readWaivers],
  [/^retired-ids\.txt$/, readRetired],
  [/^README\.md$|^schema\/[^/]+\.json$/, () => {}],
];

interface Source {
  readonly file: string;
  readonly text: string;
  readonly courseKey: string;
}

/**
 * Parses every file of a content folder.
 * @param label how the folder is called in problems, such as `content`
 * @param today the day of the check, `YYYY-MM-DD`
 */
export function loadContent(files: ContentFiles, label: string, today: string): Content {
  const into: Gathered = {
    today,
    fileCount: files.size,
    courses: [],
    sections: [],
    missions: [],
    questions: [],
    figures: [],
    badges: [],
    rewards: [],
    waivers: [],
    retired: [],
    refusedMentions: new Set(),
    found: { schema: [], markdown: [], figures: [] },
  };
  for (const [path, text] of files) {
    const kind = KINDS.find(([pattern]) => pattern.test(path));
    const file = `${label}/${path}`;
    if (kind) {
      kind[1]({ file, text, courseKey: kind[0].exec(path)?.[1] ?? '' }, into);
    } else {
      const fix = 'move it to its folder, or correct its name (see content/README.md)';
      into.found.schema.push({ file, line: 1, id: file, message: 'no place for this file', fix });
    }
  }
  if (!files.has('rewards.yaml')) {
    const fix = 'add levels, shields and limits (see content/schema/rewards.json)';
    const file = `${label}/rewards.yaml`;
    into.found.schema.push({ file, line: 1, id: file, message: 'the file is missing', fix });
  }
  return into;
}

/** Reads a YAML file and hands its root on, or notes why it cannot be read. */
function parsed<T>(
  source: Source,
  into: Gathered,
  schema: Parameters<typeof readYaml<T>>[1],
  name: string,
): Located<T> | undefined {
  const result = readYaml(source, schema, name);
  if (result.ok) return result.root;
  into.found.schema.push(...result.findings);
  for (const mention of result.mentions) into.refusedMentions.add(mention);
  return undefined;
}

function readCourse(source: Source, into: Gathered): void {
  const root = parsed(source, into, courseSchema, 'course');
  if (root) into.courses.push({ ...root, id: root.data.key });
}

function readSections(source: Source, into: Gathered): void {
  const root = parsed(source, into, sectionsSchema, 'sections');
  if (root) into.sections.push(...entriesOf(root));
}

function readQuestions(source: Source, into: Gathered): void {
  const root = parsed(source, into, questionsSchema, 'questions');
  if (root) into.questions.push(...entriesOf(root));
}

function readBadges(source: Source, into: Gathered): void {
  const root = parsed(source, into, badgesSchema, 'badges');
  if (root) into.badges.push(...entriesOf(root));
}

function readRewards(source: Source, into: Gathered): void {
  const root = parsed(source, into, rewardsSchema, 'rewards');
  if (root) into.rewards.push({ ...root, id: 'rewards' });
}

function readWaivers(source: Source, into: Gathered): void {
  const root = parsed(source, into, waiversSchema, 'waivers');
  if (root) into.waivers.push(...entriesOf(root));
}

function readMission(source: Source, into: Gathered): void {
  const root = parsed(source, into, missionSchema, 'mission');
  if (!root) return;
  const mission: Located<MissionFile> = { ...root, id: root.data.id };
  const bodies = mission.data.steps.map((step, index): MissionSource['bodies'][number] => {
    if (step.kind !== 'reading') return undefined;
    const { blocks, issues } = parseMarkdown(step.body);
    for (const { line, message, fix } of issues) {
      into.found.markdown.push({ ...at(mission, ['steps', index, 'body'], line), message, fix });
    }
    return blocks;
  });
  into.missions.push({ ...mission, bodies });
}

function readFigure(source: Source, into: Gathered): void {
  const { file, text, courseKey } = source;
  const id = /([^/]+)\.svg$/.exec(file)?.[1] ?? file;
  const { figure, issues } = parseFigure(id, text);
  const located: FigureSource = { id, courseKey, file, data: figure, line: () => 1 };
  into.figures.push(located);
  into.found.figures.push(...issues.map((issue) => ({ file, id, ...issue })));
}

/** One id a line; lines from # on are remarks. */
function readRetired({ file, text, courseKey }: Source, into: Gathered): void {
  text.split(/\r?\n/).forEach((row, index) => {
    const id = row.replace(/#.*/, '').trim();
    if (id) into.retired.push({ id, courseKey, file, data: id, line: () => index + 1 });
  });
}
