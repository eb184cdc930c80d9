import { CORE_ID } from '#domain/catalog/path.ts';
import {
  type Content,
  cardsOf,
  itemsOf,
  type LessonSource,
  type MissionSource,
  type QuestionSource,
} from '../content.ts';
import { at, type Located } from '../located.ts';
import type { Finding } from '../problem.ts';
import { figuresOf, viewIn, viewsToChoose } from '../questions/questions.ts';
import { inCourse, unresolved, unshipped } from '../references.ts';
import { figuresIn } from '../resource-figures.ts';
import { drawnBanks } from '../schema/paper.ts';
import type { Rule } from './rule.ts';

export const resolvedRule: Rule = {
  id: 'MP-01',
  title: 'Every reference resolves, and nothing lies about unused',
  why: 'A name that leads nowhere stops a learner in the middle of a mission; an unused file is work nobody sees.',
  severity: 'error',
  run: (content) => [
    ...cardsOf(content).flatMap((card) => [
      ...stepReferences(content, card),
      ...repeatedChecks(card),
    ]),
    ...sceneReferences(content),
    ...content.missions.flatMap((mission) => missionReferences(content, mission)),
    ...[...content.questions, ...oneALesson(content.drills)].flatMap((question) =>
      questionReferences(content, question),
    ),
    ...content.cases.flatMap((one) =>
      one.data.figure
        ? unresolved(
            content,
            one,
            ['figure', 'src'],
            one.data.figure.src,
            inCourse(content.figures, one),
            'figure',
          )
        : [],
    ),
    ...content.sections.flatMap((section) => {
      const missions = inCourse(content.missions, section);
      return section.data.missions.flatMap((id, index) =>
        unresolved(content, section, ['missions', index], id, missions, 'mission'),
      );
    }),
    ...pathReferences(content),
    ...content.checklists.flatMap((list) => lineReferences(content, list)),
    ...badgeReferences(content),
    ...orphans(content),
  ],
};

/** Pictures at the heads of stations, and the stations that they name. */
function sceneReferences(content: Content): Finding[] {
  return content.plans.flatMap((plan) => {
    const phases = inCourse(content.phases, plan);
    const figures = inCourse(content.figures, plan);
    return Object.entries(plan.data.scenes ?? {}).flatMap(([unit, { src }]) => [
      ...(unit === CORE_ID
        ? []
        : unresolved(content, plan, ['scenes', unit], unit, phases, 'phase')),
      ...unresolved(content, plan, ['scenes', unit, 'src'], src, figures, 'figure'),
    ]);
  });
}

/** What helps with a line of a checklist: a template, a lesson or a lab. */
function lineReferences(content: Content, list: Content['checklists'][number]): Finding[] {
  const helps = [
    ...inCourse(content.templates, list),
    ...inCourse<Located<{ state: string }>>([...content.lessons, ...content.labs], list),
  ];
  return list.data.lines.flatMap(({ help }, index) => {
    if (help === undefined) return [];
    const path = ['lines', index, 'help'];
    return [
      ...unresolved(content, list, path, help, helps, 'template, lesson or lab'),
      ...unshipped(list, path, help, helps),
    ];
  });
}

type Card = MissionSource | LessonSource;

function stepReferences(content: Content, card: Card): Finding[] {
  const questions = inCourse(content.questions, card);
  const figures = inCourse(content.figures, card);
  const views = inCourse(content.views, card);
  return card.data.steps.flatMap((step, index) => {
    if (step.kind === 'template') return [];
    if (step.kind === 'reading') {
      const { figure } = step;
      if (!figure) return [];
      const path = ['steps', index, 'figure'];
      return 'view' in figure
        ? unresolved(content, card, [...path, 'view'], figure.view, views, 'view')
        : unresolved(content, card, [...path, 'src'], figure.src, figures, 'figure');
    }
    const path = ['steps', index, 'question'];
    return [
      ...unresolved(content, card, path, step.question, questions, 'question'),
      ...unshipped(card, path, step.question, questions),
    ];
  });
}

/** What a learner can learn from: quizzes and checklists only ask. */
const teachingOf = (content: Content): readonly Located<{ readonly state: string }>[] => [
  ...content.lessons,
  ...content.labs,
  ...content.missions,
];

/** Tags are objectives or areas; a lesson teaches; a hotspot needs its picture. */
/** Drills are alike but for their lesson. */
const oneALesson = (drills: Content['drills']): QuestionSource[] =>
  [...Map.groupBy(drills, ({ data }) => data.lesson).values()].flatMap((alike) =>
    alike.slice(0, 1),
  );

function questionReferences(content: Content, question: QuestionSource): Finding[] {
  const course = content.courses.find((one) => one.id === question.courseKey);
  const topics = [...(course?.data.objectives ?? []), ...(course?.data.areas ?? [])];
  const figures = inCourse(content.figures, question);
  const teaching = inCourse(teachingOf(content), question);
  const views = inCourse(content.views, question);
  const { data } = question;
  const view = viewIn(data);
  return [
    ...data.tags.flatMap((id, index) =>
      unresolved(content, question, ['tags', index], id, topics, 'objective'),
    ),
    ...(data.lesson === undefined
      ? []
      : [
          ...unresolved(content, question, ['lesson'], data.lesson, teaching, 'lesson or mission'),
          ...unshipped(question, ['lesson'], data.lesson, teaching),
        ]),
    ...figuresOf(data).flatMap(({ src, path }) =>
      unresolved(content, question, path, src, figures, 'figure'),
    ),
    ...(view === undefined
      ? []
      : unresolved(content, question, ['figure', 'view'], view, views, 'view')),
    ...viewsToChoose(data).flatMap((one) =>
      unresolved(content, question, one.path, one.view, views, 'view'),
    ),
  ];
}

function missionReferences(content: Content, mission: MissionSource): Finding[] {
  const { unlockWhen = [], doneWhen = [] } = mission.data;
  return [
    ...objectives(content, mission),
    ...conditions(content, mission, 'unlockWhen', unlockWhen),
    ...conditions(content, mission, 'doneWhen', doneWhen),
  ];
}

function conditions(
  content: Content,
  mission: MissionSource,
  field: 'unlockWhen' | 'doneWhen',
  list: readonly string[],
): Finding[] {
  const kinds = {
    mission: content.missions,
    item: itemsOf(content),
    quiz: content.quizzes,
    paper: content.papers,
    topics: content.papers,
    template: content.templates,
  };
  const named = list.flatMap((condition, index) => {
    const [, kind = '', ids = ''] =
      /^(mission|item|quiz|paper|topics|template)\.\w+:(.+?)(?:>=|$)/.exec(condition) ?? [];
    return ids.split('|').map((id) => ({ kind, id, index }));
  });
  return named.flatMap(({ kind: kindName, id, index }) => {
    if (id === '') return [];
    const kind = kindName as keyof typeof kinds;
    const among = inCourse<Located<{ state: string }>>(kinds[kind], mission);
    const path = [field, index];
    return [
      ...unresolved(content, mission, path, id, among, kind === 'topics' ? 'paper' : kind),
      ...unshipped(mission, path, id, among),
    ];
  });
}

/** Phases, labs and papers that badges count. */
function badgeReferences(content: Content): Finding[] {
  return content.badges.flatMap((badge) => {
    const { rule } = badge.data;
    const path = ['rule', 'subject'];
    switch (rule?.metric) {
      case 'unit-items-done': {
        const phases = content.phases.filter(({ courseKey }) => courseKey === rule.course);
        return unresolved(content, badge, path, rule.subject, phases, 'phase');
      }
      case 'lab-industries':
        return unresolved(content, badge, path, rule.subject, content.labs, 'lab');
      case 'papers-taken':
      case 'paper-points':
        return rule.papers.flatMap((id, index) =>
          unresolved(content, badge, ['rule', 'papers', index], id, content.papers, 'paper'),
        );
      case 'papers-each':
        return rule.each.flatMap(({ paper }, index) =>
          unresolved(
            content,
            badge,
            ['rule', 'each', index, 'paper'],
            paper,
            content.papers,
            'paper',
          ),
        );
      case 'items-done':
        return rule.items.flatMap((id, index) =>
          unresolved(content, badge, ['rule', 'items', index], id, itemsOf(content), 'item'),
        );
      case 'quizzes-at':
        return rule.items.flatMap((id, index) =>
          unresolved(content, badge, ['rule', 'items', index], id, content.quizzes, 'quiz'),
        );
      case 'tasks-right':
        return rule.tasks.flatMap((task, index) => {
          const graded = content.labs.flatMap((lab) =>
            (lab.data.story?.steps ?? []).flatMap((step) =>
              step.kind === 'text' ? [] : [{ ...lab, id: `${lab.id} ${step.id}` }],
            ),
          );
          return unresolved(content, badge, ['rule', 'tasks', index], task, graded, 'graded task');
        });
      default:
        return [];
    }
  });
}

/** What phases, items, quizzes and terms name. */
function pathReferences(content: Content): Finding[] {
  return [
    ...itemsOf(content).flatMap((item) => objectives(content, item)),
    ...content.quizzes.flatMap((quiz) => {
      const questions = inCourse(content.questions, quiz);
      return quiz.data.questions.flatMap((id, index) => [
        ...unresolved(content, quiz, ['questions', index], id, questions, 'question'),
        ...unshipped(quiz, ['questions', index], id, questions),
      ]);
    }),
    ...content.phases.flatMap((phase) => {
      const phases = inCourse(content.phases, phase);
      return [
        ...objectives(content, phase),
        ...phase.data.prerequisites.flatMap((id, index) =>
          unresolved(content, phase, ['prerequisites', index], id, phases, 'phase'),
        ),
      ];
    }),
    ...content.techniques.flatMap((technique) => {
      const phases = inCourse(content.phases, technique);
      return (technique.data.phases ?? []).flatMap((id, index) =>
        unresolved(content, technique, ['phases', index], id, phases, 'phase'),
      );
    }),
    ...content.terms.flatMap((term) => {
      const terms = inCourse(content.terms, term);
      return term.data.see.flatMap((id, index) =>
        unresolved(content, term, ['see', index], id, terms, 'term'),
      );
    }),
  ];
}

function objectives(
  content: Content,
  thing: Located<{ readonly objectives: readonly string[] }>,
): Finding[] {
  const course = content.courses.find((one) => one.id === thing.courseKey);
  const known = course?.data.objectives ?? [];
  return thing.data.objectives.flatMap((id, index) =>
    unresolved(content, thing, ['objectives', index], id, known, 'objective'),
  );
}

/** Progress is kept per question, so one activity asks each question once. */
function repeatedChecks(card: Card): Finding[] {
  const seen = new Set<string>();
  return card.data.steps.flatMap((step, index) => {
    if (step.kind !== 'check') return [];
    const isSeen = seen.has(step.question);
    seen.add(step.question);
    if (!isSeen) return [];
    const message = `${step.question} is asked twice in ${card.id}`;
    return [{ ...at(card, ['steps', index]), message, fix: 'ask another question' }];
  });
}

function orphans(content: Content): Finding[] {
  const used = new Set(content.refusedMentions);
  for (const { data } of cardsOf(content)) {
    for (const step of data.steps) {
      if (step.kind === 'check') used.add(step.question);
      else if (step.kind === 'reading' && step.figure && 'src' in step.figure) {
        used.add(step.figure.src);
      }
    }
  }
  for (const { data } of content.plans) {
    for (const { src } of Object.values(data.scenes ?? {})) used.add(src);
  }
  for (const { data } of content.quizzes) for (const id of data.questions) used.add(id);
  for (const { data } of content.questions) for (const { src } of figuresOf(data)) used.add(src);
  for (const { figure } of content.resources.flatMap(figuresIn)) used.add(figure.src);
  for (const { data } of content.cases) if (data.figure) used.add(data.figure.src);
  const banks = new Set(
    content.papers.flatMap(({ courseKey, data }) =>
      drawnBanks(data).map((bank) => `${courseKey} ${bank}`),
    ),
  );
  for (const { id, courseKey, inBank } of content.questions) {
    if (inBank && banks.has(`${courseKey} ${inBank.bank}`)) used.add(id);
  }
  return [...content.questions, ...content.figures]
    .filter((thing) => !used.has(thing.id))
    .map((thing) => ({
      ...at(thing, ['id']),
      message: `nothing uses ${thing.id}`,
      fix: 'use it in a mission or an item of a phase, draw a paper from its bank, or remove it',
    }));
}
