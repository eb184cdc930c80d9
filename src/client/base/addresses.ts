// Every link of the product, defined once: pattern of the hash route and the address that fits it.

import { isNamedAfterExam, topLevelCourse } from './address-aliases.ts';
import { type Address, addressOf } from './place.ts';

export type { Address };

/** The modes of the door; without one it asks a device that knows an account to sign in, any other to sign up. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot';

const part = (value: string): string => encodeURIComponent(value);

/** Where a paper lives: what is named after an exam under /exam, all others under /quiz (brief 2). */
export const paperFamily = (paperKey: string): 'exam' | 'quiz' =>
  isNamedAfterExam(paperKey) ? 'exam' : 'quiz';

/** The name that calls take for a key of an address: an address without a course means the selected one. */
export const inCourse = (courseKey: string, name: string): string =>
  name.includes('.') ? name : `${courseKey}.${name}`;

export const addresses = {
  auth: (mode?: AuthMode): Address => (mode === undefined ? '/auth' : `/auth?mode=${mode}`),
  reset: (token: string): Address => `/reset?token=${part(token)}`,
  confirm: (token: string): Address => `/confirm?token=${part(token)}`,
  unsubscribe: (token: string): Address => `/unsubscribe?token=${part(token)}`,
  picker: (): Address => '/learn',
  /** The dashboard of a course; one of them has a path of its own. */
  dashboard: (courseKey: string): Address =>
    courseKey === topLevelCourse ? '/dashboard' : `/learn/${part(courseKey)}`,
  /** The missions of a course; those of one course live at the top. */
  missions: (courseKey: string): Address =>
    courseKey === topLevelCourse ? '/missions' : `/learn/${part(courseKey)}/missions`,
  mission: (missionKey: string): Address => `/missions/${part(missionKey)}`,
  player: (missionKey: string): Address => `/learn/${part(missionKey)}`,
  /** The learning path, with a phase and an item of it open in its panel. */
  path: (phaseId?: string, itemType?: string): Address => {
    if (phaseId === undefined) return '/curriculum';
    const item = itemType === undefined ? '' : `&item=${part(itemType)}`;
    return `/curriculum?phase=${part(phaseId)}${item}`;
  },
  /** A tab of the settings; Profile where none is named. */
  settings: (tab?: string): Address =>
    tab === undefined ? '/settings' : `/settings?tab=${part(tab)}`,
  /** The store, with the items of a category where one is named. */
  store: (category?: string): Address => addressOf('/store', { tab: category }),
  /** Learning events, of one kind where it is named. */
  events: (filter?: string): Address => addressOf('/events', { filter }),
  progress: (): Address => '/progress',
  /** The leaderboards, on one of their tabs. */
  leaderboards: (board?: string): Address => addressOf('/leaderboards', { board }),
  /** The learner's own team. */
  team: (): Address => '/team',
  /** Where the link of an invite leads. */
  invite: (token: string): Address => `/invite/${part(token)}`,
  /** The checklists of all stations, on the screen of the path. */
  checklists: (): Address => `${addresses.path()}?show=checklists`,
  achievements: (): Address => '/achievements',
  /** The list of everything that was done, on the same screen. */
  allActivity: (): Address => '/achievements?show=activity',
  certificates: (): Address => '/certificates',
  /** Where anybody verifies a certificate. */
  certificate: (id: string): Address => `/certificates/${part(id)}`,
  /** Where anybody verifies a signed badge. */
  badge: (id: string): Address => `/badges/${part(id)}`,
  /** The public page of a learner. */
  profile: (id: string): Address => `/profiles/${part(id)}`,
  support: (): Address => '/support',
  /** All help pages, or the one of a screen. */
  help: (article?: string): Address =>
    article === undefined ? '/support/help' : `/support/help/${part(article)}`,
  /** All tours of the product, or one of them. */
  tours: (tour?: string): Address =>
    tour === undefined ? '/support/tours' : `/support/tours/${part(tour)}`,
  /** The form that writes to support. */
  contact: (channel: 'chat' | 'email'): Address => `/support/contact?channel=${channel}`,
  /** My threads with support, or one of them. */
  supportMessages: (threadId?: string): Address =>
    threadId === undefined ? '/support/messages' : `/support/messages/${part(threadId)}`,
  tracks: (): Address => '/tracks',
  /** The terms of the selected course, with one of them unfolded. */
  glossary: (): Address => '/glossary',
  term: (termId: string): Address => addressOf('/glossary', { term: termId }),
  industries: (): Address => '/industries',
  library: (): Address => '/library',
  resource: (resourceKey: string): Address => `/library/${part(resourceKey)}`,
  /** The learner's own models, or one of them. */
  models: (): Address => '/models',
  model: (modelId: string): Address => `/models/${part(modelId)}`,
  artifacts: (): Address => '/artifacts',
  /** Those that a unit of the course uses. */
  artifactsOf: (unitId: string): Address => addressOf('/artifacts', { phase: unitId }),
  artifactExamples: (): Address => '/artifacts/examples',
  /** A template with its preview. */
  artifact: (templateKey: string): Address => `/artifacts/${part(templateKey)}`,
  /** What the learner has made. */
  portfolio: (): Address => '/portfolio',
  /** A document of the learner, to go on with. */
  document: (documentId: string): Address => `/portfolio/${part(documentId)}`,
  /** Plays an item of the path: of a phase by its type, of the Core line by its key. */
  item: (phaseId: string, itemName: string, company?: string | null): Address =>
    addressOf(`/learning/${part(phaseId)}/${part(itemName)}`, { company: company ?? undefined }),
  /** What a done lab or artifact has left: of a company, else the one that was made last. */
  deliverable: (
    { phaseId, itemName }: { phaseId: string; itemName: string },
    company?: string | null,
  ): Address =>
    addressOf(`/learning/${part(phaseId)}/${part(itemName)}/deliverable`, {
      company: company ?? undefined,
    }),
  /** Plays the test that opens a locked phase. */
  testOut: (phaseId: string): Address => `/learning/${part(phaseId)}/testout`,
  /** Exam mode: papers, figures and topics of the selected course. */
  exam: (): Address => '/exam',
  examHistory: (): Address => '/exam/history',
  examReview: (): Address => '/exam/review',
  /** The intro of a paper. */
  paper: (paperKey: string): Address => `/${paperFamily(paperKey)}/${part(paperKey)}`,
  /** The intro of a practice with a topic and a pool chosen. */
  practise: (
    paperKey: string,
    {
      topic,
      pool,
      count,
      clock,
    }: {
      topic?: string | null | undefined;
      pool?: string | undefined;
      count?: string | undefined;
      clock?: string | undefined;
    },
  ): Address =>
    addressOf(addresses.paper(paperKey), { topic: topic ?? undefined, pool, count, clock }),
  /** The running attempt of a paper. */
  attempt: (paperKey: string): Address => `/${paperFamily(paperKey)}/${part(paperKey)}/attempt`,
  /** The report of a finished attempt. */
  report: (paperKey: string, attemptId: string): Address =>
    `/${paperFamily(paperKey)}/${part(paperKey)}/report/${part(attemptId)}`,
  /** A report with one of its questions unfolded. */
  reportAt: (paperKey: string, attemptId: string, number: number): Address =>
    addressOf(addresses.report(paperKey, attemptId), { open: String(number), at: String(number) }),
};

/** Plays an item of a phase by its type, one of the Core line by its key. */
export const addressOfItem = (item: {
  phaseId: string;
  type: string;
  coreKey: string | null;
}): Address => addresses.item(item.phaseId, item.coreKey ?? item.type);

/** What an `href` needs: the product routes behind the hash. */
export const hrefOf = (address: Address): `#${Address}` => `#${address}`;
