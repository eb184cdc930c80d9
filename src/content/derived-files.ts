import { z } from 'zod';
import { WAIVER_RULE } from './check.ts';
import { questionsSchema } from './questions/questions.ts';
import { RULES } from './rules/all-rules.ts';
import { badgesSchema } from './schema/badge.ts';
import { casesSchema } from './schema/case.ts';
import { coreLessonSchema, coreQuizSchema, coreSchema } from './schema/core.ts';
import { courseSchema } from './schema/course.ts';
import { eventsSchema } from './schema/events.ts';
import { glossarySchema } from './schema/glossary.ts';
import { inventorySchema } from './schema/inventory.ts';
import {
  artifactSchema,
  checklistSchema,
  labSchema,
  lessonSchema,
  quizSchema,
} from './schema/item.ts';
import { languageSchema } from './schema/language.ts';
import { missionSchema } from './schema/mission.ts';
import { namesSchema } from './schema/names.ts';
import { narrationSchema } from './schema/narration.ts';
import { papersSchema } from './schema/paper.ts';
import { pathPlanSchema } from './schema/path-plan.ts';
import { phaseSchema } from './schema/phase.ts';
import { techniquesSchema } from './schema/reference.ts';
import { resourceSchema } from './schema/resource.ts';
import { rewardsSchema } from './schema/rewards.ts';
import { sectionsSchema } from './schema/sections.ts';
import { storeSchema } from './schema/store.ts';
import { faqSchema, helpSchema } from './schema/support.ts';
import { templateSchema } from './schema/template.ts';
import { viewsSchema } from './schema/view.ts';
import { waiversSchema } from './schema/waiver.ts';

const SCHEMAS = {
  course: courseSchema,
  sections: sectionsSchema,
  mission: missionSchema,
  path: pathPlanSchema,
  inventory: inventorySchema,
  phase: phaseSchema,
  techniques: techniquesSchema,
  names: namesSchema,
  language: languageSchema,
  view: viewsSchema,
  template: templateSchema,
  core: coreSchema,
  'core-lesson': coreLessonSchema,
  'core-quiz': coreQuizSchema,
  lesson: lessonSchema,
  artifact: artifactSchema,
  lab: labSchema,
  quiz: quizSchema,
  checklist: checklistSchema,
  glossary: glossarySchema,
  questions: questionsSchema,
  cases: casesSchema,
  papers: papersSchema,
  badges: badgesSchema,
  rewards: rewardsSchema,
  store: storeSchema,
  events: eventsSchema,
  faq: faqSchema,
  help: helpSchema,
  narration: narrationSchema,
  resource: resourceSchema,
  waivers: waiversSchema,
};

/** Files that are made from this room's code, by their path in the repository. */
export function derivedFiles(): Map<string, string> {
  const files = new Map([['docs/content-rules.md', rulesDocument()]]);
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const exported = z.toJSONSchema(schema, { io: 'input' });
    files.set(`content/schema/${name}.json`, `${json({ ...exported, title: name })}\n`);
  }
  return files;
}

function rulesDocument(): string {
  const rules = [...RULES, WAIVER_RULE];
  const rows = rules.map(
    ({ id, title, why, severity }) => `| ${id} | ${severity} | ${title} | ${why} |`,
  );
  return `# Content rules

Made from \`src/content/rules\` by \`node scripts/content-docs.ts\`; do not edit. \`npm run content:check\` runs all of
them. An error stops the build. A warning fails the check until it is mended or accepted, with a reason, in
\`content/waivers.yaml\`.

| rule | severity | what holds | why |
|---|---|---|---|
${rows.join('\n')}
`;
}

const LINE_WIDTH = 100;

/**
 * JSON the way this repository's formatter writes it: lists of plain values on one line where they
 * fit. `before` is what already stands on the line.
 */
function json(value: unknown, indent = '', before = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = value.every((item) => item === null || typeof item !== 'object');
    if (isPlain && `${before}${line},`.length <= LINE_WIDTH) return line;
    return `[\n${value.map((item) => inner + json(item, inner)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const fields = entries.map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + json(item, inner, start);
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
