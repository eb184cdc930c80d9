import type { Content, FigureSource } from './content.ts';
import { readCore, readCoreGlossary, readCoreLesson, readCoreQuiz } from './core-files.ts';
import { drillViews } from './drill-views.ts';
import { drillsOf } from './drills.ts';
import { parseFigure } from './figure.ts';
import {
  type FilePart,
  fromYaml,
  type List,
  readBodies,
  readReading,
  refused,
  type Source,
} from './file-part.ts';
import type { ContentFiles } from './files.ts';
import type { Finding } from './problem.ts';
import { questionsSchema } from './questions/questions.ts';
import { readResource } from './resource-files.ts';
import { badgesSchema } from './schema/badge.ts';
import { casesSchema } from './schema/case.ts';
import { courseSchema } from './schema/course.ts';
import { eventsSchema } from './schema/events.ts';
import { inventorySchema } from './schema/inventory.ts';
import { languageSchema } from './schema/language.ts';
import { missionSchema } from './schema/mission.ts';
import { namesSchema } from './schema/names.ts';
import { narrationSchema } from './schema/narration.ts';
import { papersSchema } from './schema/paper.ts';
import { techniquesSchema } from './schema/reference.ts';
import { rewardsSchema } from './schema/rewards.ts';
import { sectionsSchema } from './schema/sections.ts';
import { storeSchema } from './schema/store.ts';
import { templateSchema } from './schema/template.ts';
import { viewsSchema } from './schema/view.ts';
import { waiversSchema } from './schema/waiver.ts';
import { readFaq, readHelp } from './support-files.ts';
import { readGlossary, readItem, readPhase, readPlan } from './unit-files.ts';
import { entriesOf } from './yaml-file.ts';

/** What belongs where below the content folder; groups of a pattern are course and phase. */
const KINDS: readonly [RegExp, (source: Source) => FilePart][] = [
  [/^courses\/([^/]+)\/course\.yaml$/, readCourse],
  [/^courses\/([^/]+)\/sections\.yaml$/, readSections],
  [/^courses\/([^/]+)\/missions\/[^/]+\.yaml$/, readMission],
  [/^courses\/([^/]+)\/path\.yaml$/, readPlan],
  [/^courses\/([^/]+)\/techniques\.yaml$/, readTechniques],
  [/^courses\/([^/]+)\/names\.yaml$/, readNames],
  [/^courses\/([^/]+)\/language\.yaml$/, readLanguage],
  [/^courses\/([^/]+)\/views\/[^/]+\.yaml$/, readViews],
  [/^courses\/([^/]+)\/templates\/[^/]+\.yaml$/, readTemplate],
  [/^courses\/([^/]+)\/inventory\.yaml$/, readInventory],
  [/^courses\/([^/]+)\/phases\/([^/]+)\/phase\.yaml$/, readPhase],
  [/^courses\/([^/]+)\/phases\/([^/]+)\/glossary\.yaml$/, readGlossary],
  [/^courses\/([^/]+)\/phases\/([^/]+)\/[^/]+\.yaml$/, readItem],
  [/^courses\/([^/]+)\/core\/core\.yaml$/, readCore],
  [/^courses\/([^/]+)\/core\/glossary\.yaml$/, readCoreGlossary],
  [/^courses\/([^/]+)\/core\/quiz-[^/]+\.yaml$/, readCoreQuiz],
  [/^courses\/([^/]+)\/core\/\d{2}-[^/]+\.yaml$/, readCoreLesson],
  [/^courses\/([^/]+)\/questions\/[^/]+\.yaml$/, readQuestions],
  [/^courses\/([^/]+)\/banks\/[^/]+\/[^/]+\.yaml$/, readBankUnit],
  [/^courses\/([^/]+)\/cases\/[^/]+\.yaml$/, readCases],
  [/^courses\/([^/]+)\/papers\.yaml$/, readPapers],
  [/^courses\/([^/]+)\/figures\/[^/]+\.svg$/, readFigure],
  [/^badges\.yaml$/, readBadges],
  [/^rewards\.yaml$/, readRewards],
  [/^store\.yaml$/, readStore],
  [/^events\.yaml$/, readEvents],
  [/^faq\/[^/]+\.yaml$/, readFaq],
  [/^help\.yaml$/, readHelp],
  [/^tours\/[^/]+\.yaml$/, readTour],
  [/^library\/[^/]+\/[^/]+\.yaml$/, readResource],
  [/^waivers\.yaml$/, readWaivers],
  [/^retired-ids\.txt$/, readRetired],
  [/^README\.md$|^schema\/[^/]+\.json$/, () => ({})],
];

/**
 * Parses every file of a content folder.
 * @param label how the folder is called in problems, such as `content`
 * @param today the day of the check, `YYYY-MM-DD`
 */
export function loadContent(
  files: ContentFiles,
  label: string,
  today: string,
  load = loadFile,
): Content {
  const parts = [...files].map(([path, text]) => load(label, path, text));
  if (!files.has('rewards.yaml')) {
    const fix = 'add levels, shields and limits (see content/schema/rewards.json)';
    parts.push(refused(`${label}/rewards.yaml`, 'the file is missing', fix));
  }
  const all = <K extends List>(list: K): Content[K] =>
    // The compiler cannot see that the lists of one name, joined, are again that list.
    parts.flatMap((part): readonly unknown[] => part[list] ?? []) as unknown as Content[K];
  const drills = drillsOf(all('languages'));
  const found = (kind: keyof Content['found']) => parts.flatMap((part) => part.found?.[kind] ?? []);
  return {
    today,
    fileCount: files.size,
    courses: all('courses'),
    sections: all('sections'),
    missions: all('missions'),
    plans: all('plans'),
    inventories: all('inventories'),
    phases: all('phases'),
    cores: all('cores'),
    lessons: all('lessons'),
    labs: all('labs'),
    quizzes: all('quizzes'),
    checklists: all('checklists'),
    terms: all('terms'),
    techniques: all('techniques'),
    names: all('names'),
    languages: all('languages'),
    views: [...all('views'), ...drillViews(all('languages'), drills)],
    templates: all('templates'),
    questions: all('questions'),
    drills,
    cases: all('cases'),
    papers: all('papers'),
    figures: all('figures'),
    badges: all('badges'),
    rewards: all('rewards'),
    store: all('store'),
    events: all('events'),
    faq: all('faq'),
    help: all('help'),
    tours: all('tours'),
    resources: all('resources'),
    waivers: all('waivers'),
    retired: all('retired'),
    refusedMentions: new Set(parts.flatMap((part) => [...(part.refusedMentions ?? [])])),
    found: {
      schema: found('schema'),
      markdown: found('markdown'),
      figures: found('figures'),
    },
  };
}

/** Parses one file by its path; depends on nothing but its arguments. */
export function loadFile(label: string, path: string, text: string): FilePart {
  const file = `${label}/${path}`;
  for (const [pattern, read] of KINDS) {
    const match = pattern.exec(path);
    if (match) return read({ file, text, courseKey: match[1] ?? '', phaseId: match[2] ?? '' });
  }
  const fix = 'move it to its folder, or correct its name (see content/README.md)';
  return refused(file, 'no place for this file', fix);
}

function readCourse(source: Source): FilePart {
  return fromYaml(source, ['course', courseSchema], (root) => ({
    courses: [{ ...root, id: root.data.key }],
  }));
}

function readSections(source: Source): FilePart {
  return fromYaml(source, ['sections', sectionsSchema], (root) => ({ sections: entriesOf(root) }));
}

function readInventory(source: Source): FilePart {
  return fromYaml(source, ['inventory', inventorySchema], (root) => ({ inventories: [root] }));
}

function readTemplate(source: Source): FilePart {
  return fromYaml(source, ['template', templateSchema], (root) => ({
    templates: [{ ...root, id: root.data.id }],
  }));
}

function readTechniques(source: Source): FilePart {
  return fromYaml(source, ['techniques', techniquesSchema], (root) => ({
    techniques: entriesOf(root),
  }));
}

function readNames(source: Source): FilePart {
  return fromYaml(source, ['names', namesSchema], (root) => ({ names: entriesOf(root) }));
}

function readLanguage(source: Source): FilePart {
  return fromYaml(source, ['language', languageSchema], (root) => ({ languages: [root] }));
}

function readViews(source: Source): FilePart {
  return fromYaml(source, ['view', viewsSchema], (root) => ({ views: entriesOf(root) }));
}

function readQuestions(source: Source): FilePart {
  return fromYaml(source, ['questions', questionsSchema], (root) => ({
    questions: entriesOf(root),
  }));
}

/** A unit of a bank: `banks/<bank>/<unit>.yaml`. */
function readBankUnit(source: Source): FilePart {
  const [, bank = '', unit = ''] = /\/banks\/([^/]+)\/([^/]+)\.yaml$/.exec(source.file) ?? [];
  return fromYaml(source, ['questions', questionsSchema], (root) => ({
    questions: entriesOf(root).map((question) => ({ ...question, inBank: { bank, unit } })),
  }));
}

function readCases(source: Source): FilePart {
  return fromYaml(source, ['cases', casesSchema], (root) => ({ cases: entriesOf(root) }));
}

function readPapers(source: Source): FilePart {
  return fromYaml(source, ['papers', papersSchema], (root) => ({ papers: entriesOf(root) }));
}

function readBadges(source: Source): FilePart {
  return fromYaml(source, ['badges', badgesSchema], (root) => ({ badges: entriesOf(root) }));
}

function readRewards(source: Source): FilePart {
  return fromYaml(source, ['rewards', rewardsSchema], (root) => ({
    rewards: [{ ...root, id: 'rewards' }],
  }));
}

function readStore(source: Source): FilePart {
  return fromYaml(source, ['store', storeSchema], (root) => ({ store: entriesOf(root) }));
}

function readTour(source: Source): FilePart {
  return fromYaml(source, ['narration', narrationSchema], (root) => ({
    tours: [{ ...root, id: root.data.id }],
  }));
}

function readEvents(source: Source): FilePart {
  return fromYaml(source, ['events', eventsSchema], (root) => ({ events: entriesOf(root) }));
}

function readWaivers(source: Source): FilePart {
  return fromYaml(source, ['waivers', waiversSchema], (root) => ({ waivers: entriesOf(root) }));
}

function readMission(source: Source): FilePart {
  return fromYaml(source, ['mission', missionSchema], (root) => {
    const mission = { ...root, id: root.data.id };
    const markdown: Finding[] = [];
    const bodies = readBodies(mission, markdown);
    const text = root.data.briefing;
    const briefing =
      text === undefined ? undefined : readReading(mission, ['briefing'], text, markdown);
    return { missions: [{ ...mission, bodies, briefing }], found: { markdown } };
  });
}

function readFigure({ file, text, courseKey }: Source): FilePart {
  const id = /([^/]+)\.svg$/.exec(file)?.[1] ?? file;
  const { figure, issues } = parseFigure(`${courseKey}/${id}`, text);
  const located: FigureSource = { id, courseKey, file, data: figure, line: () => 1 };
  return { figures: [located], found: { figures: issues.map((one) => ({ file, id, ...one })) } };
}

const RETIRED_ID = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;

/** One id a line; lines from # on are remarks. */
function readRetired({ file, text, courseKey }: Source): FilePart {
  const retired = text.split(/\r?\n/).flatMap((row, index) => {
    const id = row.replace(/#.*/, '').trim();
    return id ? [{ id, courseKey, file, data: id, line: () => index + 1 }] : [];
  });
  const before = new Set<string>();
  const schema = retired.flatMap(({ id, line }): Finding[] => {
    const isTwice = before.has(id);
    before.add(id);
    if (!RETIRED_ID.test(id)) {
      const fix = 'write one id a line, and remarks behind #';
      return [{ file, line: line(), id, message: 'this is not an id', fix }];
    }
    const fix = 'keep one of the lines';
    return isTwice ? [{ file, line: line(), id, message: `${id} stands twice`, fix }] : [];
  });
  return { retired, found: { schema } };
}
