// Finding things in the catalog by id, key and course, in the order the authors gave.

import type { EventTemplate } from '#domain/events/event-template.ts';
import type { Bank, Paper } from '#domain/exam/paper.ts';
import type { Resource } from '#domain/library/resource.ts';
import type { Question } from '#domain/questions/questions.ts';
import type { StoreItem } from '#domain/store/store-item.ts';
import type { SupportContent } from '#domain/support/faq.ts';
import type { Template } from '#domain/templates/template.ts';
import type { Activity } from './activity.ts';
import type { Area, Badge, Catalog, Course, Mission, RewardRules, Section } from './catalog.ts';
import type { CourseKey } from './course-keys.ts';
import type { Figure } from './figure.ts';
import type { CoreLine, GlossaryTerm, PathItem, Phase, Technique } from './path.ts';

/** The catalog with its look-up tables. `find…` answers undefined when absent, `get…` throws. */
export interface CatalogIndex {
  readonly revision: string;
  readonly courses: readonly Course[];
  readonly questions: readonly Question[];
  readonly badges: readonly Badge[];
  readonly store: readonly StoreItem[];
  readonly events: readonly EventTemplate[];
  readonly rewards: RewardRules;
  readonly support: SupportContent;
  findCourse(key: CourseKey): Course | undefined;
  findMission(id: string): Mission | undefined;
  /**
   * By the key of addresses, which is a course's own; `course.key` means the one of that course. Where
   * that course has none, and where none is named, it is that of the first course that has it: a key that
   * several have (`isShared`) is named with the course that the learner selected.
   */
  findMissionByKey(name: string): Mission | undefined;
  /** A course's phases in order. */
  phasesOf(courseKey: CourseKey): readonly Phase[];
  findPhase(courseKey: CourseKey, id: string): Phase | undefined;
  /** The course's Core line; undefined while none of its lessons is written. */
  findCore(courseKey: CourseKey): CoreLine | undefined;
  findItem(id: string): PathItem | undefined;
  getItem(id: string): PathItem;
  /** A mission or an item. */
  findActivity(id: string): Activity | undefined;
  getTerm(courseKey: CourseKey, id: string): GlossaryTerm;
  /** A course's glossary, in the order of its terms. */
  glossaryOf(courseKey: CourseKey): readonly GlossaryTerm[];
  /** A course's techniques, in the order of its book of reference. */
  techniquesOf(courseKey: CourseKey): readonly Technique[];
  findQuestion(id: string): Question | undefined;
  getQuestion(id: string): Question;
  /** An objective or an area of a course. */
  findTopic(courseKey: CourseKey, id: string): Area | undefined;
  /** A course's papers in the authors' order. */
  papersOf(courseKey: CourseKey): readonly Paper[];
  findPaper(id: string): Paper | undefined;
  /** As `findMissionByKey`. */
  findPaperByKey(name: string): Paper | undefined;
  /** Does a key without a course stand in several courses, for a mission or for a paper? */
  isShared(name: string): boolean;
  /** What finds a mission or a paper again: its key, or `course.key` where several courses have the key. */
  nameOf(thing: Mission | Paper): string;
  /** A course's banks in the order of their folders, whether a paper draws from them or not. */
  banksOf(courseKey: CourseKey): readonly Bank[];
  /** The bank that a paper is drawn from. */
  bankOf(paper: Paper): Bank;
  getFigure(src: string): Figure;
  /** A course's templates, in the order of their files. */
  templatesOf(courseKey: CourseKey): readonly Template[];
  findTemplate(id: string): Template | undefined;
  /** The library, by category and title. */
  readonly resources: readonly Resource[];
  findResource(id: string): Resource | undefined;
  /** Resources that name an item. */
  resourcesOf(itemId: string): readonly Resource[];
  findBadge(id: string): Badge | undefined;
  findStoreItem(id: string): StoreItem | undefined;
  findEvent(id: string): EventTemplate | undefined;
  sectionsOf(courseKey: CourseKey): readonly Section[];
  /** The course's missions in section order, then mission order. */
  missionsOf(courseKey: CourseKey): readonly Mission[];
}

/** Builds the look-up tables once; O(size of the catalog). */
export function indexCatalog(catalog: Catalog): CatalogIndex {
  const courses = new Map(catalog.courses.map((course) => [course.key, course]));
  const missions = new Map(catalog.missions.map((mission) => [mission.id, mission]));
  const missionByKey = byKey(catalog.courses, catalog.missions);
  const questions = new Map(catalog.questions.map((question) => [question.id, question]));
  const figures = new Map(catalog.figures.map((figure) => [figure.src, figure]));
  const badges = new Map(catalog.badges.map((badge) => [badge.id, badge]));
  const storeItems = new Map(catalog.store.map((item) => [item.id, item]));
  const events = new Map(catalog.events.map((event) => [event.id, event]));
  const items = new Map(catalog.items.map((item) => [item.id, item]));
  const phases = new Map(catalog.phases.map((phase) => [within(phase, phase.id), phase]));
  const terms = new Map(catalog.glossary.map((term) => [within(term, term.id), term]));
  const glossaries = Map.groupBy(
    catalog.glossary.toSorted((a, b) => a.term.localeCompare(b.term, 'en')),
    (term) => term.courseKey,
  );
  const techniques = Map.groupBy(catalog.techniques, (technique) => technique.courseKey);
  const cores = new Map(catalog.cores.map((core) => [core.courseKey, core]));
  const path = Map.groupBy(
    catalog.phases.toSorted((a, b) => a.order - b.order),
    (phase) => phase.courseKey,
  );
  const papers = new Map(catalog.papers.map((paper) => [paper.id, paper]));
  const paperByKey = byKey(catalog.courses, catalog.papers);
  const shared = new Set([catalog.missions, catalog.papers].flatMap(repeatedKeys));
  const banks = new Map(catalog.banks.map((bank) => [within(bank, bank.id), bank]));
  const templateById = new Map(catalog.templates.map((template) => [template.id, template]));
  const templates = Map.groupBy(catalog.templates, (template) => template.courseKey);
  const resources = new Map(catalog.resources.map((resource) => [resource.id, resource]));
  const papersByCourse = Map.groupBy(catalog.papers, (paper) => paper.courseKey);
  const sections = Map.groupBy(catalog.sections, (section) => section.courseKey);
  const ordered = new Map(
    [...sections].map(([courseKey, list]) => [
      courseKey,
      list.flatMap((section) => section.missionIds.map((id) => must(missions.get(id), id))),
    ]),
  );
  return {
    revision: catalog.revision,
    courses: catalog.courses,
    questions: catalog.questions,
    badges: catalog.badges,
    store: catalog.store,
    events: catalog.events,
    rewards: catalog.rewards,
    support: catalog.support,
    findCourse: (key) => courses.get(key),
    findMission: (id) => missions.get(id),
    findMissionByKey: missionByKey,
    phasesOf: (courseKey) => path.get(courseKey) ?? [],
    findPhase: (courseKey, id) => phases.get(within({ courseKey }, id)),
    findCore: (courseKey) => cores.get(courseKey),
    findItem: (id) => items.get(id),
    getItem: (id) => must(items.get(id), id),
    findActivity: (id) => missions.get(id) ?? items.get(id),
    getTerm: (courseKey, id) => must(terms.get(within({ courseKey }, id)), id),
    glossaryOf: (courseKey) => glossaries.get(courseKey) ?? [],
    techniquesOf: (courseKey) => techniques.get(courseKey) ?? [],
    findQuestion: (id) => questions.get(id),
    getQuestion: (id) => must(questions.get(id), id),
    findTopic: (courseKey, id) => {
      const { objectives = [], areas = [] } = courses.get(courseKey) ?? {};
      return [...objectives, ...areas].find((topic) => topic.id === id);
    },
    findTemplate: (id) => templateById.get(id),
    templatesOf: (courseKey) => templates.get(courseKey) ?? [],
    papersOf: (courseKey) => papersByCourse.get(courseKey) ?? [],
    findPaper: (id) => papers.get(id),
    findPaperByKey: paperByKey,
    isShared: (name) => shared.has(name),
    nameOf: (thing) => (shared.has(thing.key) ? `${thing.courseKey}.${thing.key}` : thing.key),
    banksOf: (courseKey) => catalog.banks.filter((bank) => bank.courseKey === courseKey),
    bankOf: (paper) => must(banks.get(within(paper, paper.bankId)), paper.bankId),
    getFigure: (src) => must(figures.get(src), src),
    resources: catalog.resources,
    findResource: (id) => resources.get(id),
    resourcesOf: (itemId) => catalog.resources.filter(({ lessons }) => lessons.includes(itemId)),
    findBadge: (id) => badges.get(id),
    findStoreItem: (id) => storeItems.get(id),
    findEvent: (id) => events.get(id),
    sectionsOf: (courseKey) => sections.get(courseKey) ?? [],
    missionsOf: (courseKey) => ordered.get(courseKey) ?? [],
  };
}

/** Where plain names stand that are a course's own: by course and name. */
const within = ({ courseKey }: { readonly courseKey: CourseKey }, name: string): string =>
  `${courseKey} ${name}`;

/** The keys that more than one course has. */
const repeatedKeys = (things: readonly { readonly key: string }[]): string[] =>
  [...Map.groupBy(things, ({ key }) => key)].flatMap(([key, { length }]) =>
    length > 1 ? key : [],
  );

function byKey<T extends { readonly courseKey: CourseKey; readonly key: string }>(
  courses: readonly Course[],
  things: readonly T[],
) {
  const all = new Map(things.map((thing) => [within(thing, thing.key), thing]));
  return (name: string): T | undefined => {
    const course = courses.find((one) => name.startsWith(`${one.key}.`));
    const key = course ? name.slice(course.key.length + 1) : name;
    const own = course && all.get(within({ courseKey: course.key }, key));
    if (own) return own;
    const other = courses.find((course) => all.has(within({ courseKey: course.key }, key)));
    return other && all.get(within({ courseKey: other.key }, key));
  };
}

function must<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`The catalog has no ${id}; content:check guards this.`);
  return found;
}
