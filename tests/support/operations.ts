// Every operation of the OpenAPI document, as tests walk through them.
import type { OpenApiDocument, OpenApiOperation } from '#server/http/openapi.ts';
import type { TestApp } from './app.ts';

export type JsonSchema = Record<string, unknown>;

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As in the document, for example `/missions/{missionKey}`. */
  readonly path: string;
  readonly isWrite: boolean;
  readonly pathParameters: readonly string[];
  readonly body: JsonSchema | undefined;
  readonly description: OpenApiOperation;
}

/** The document as the running app serves it. */
export async function documentOf(app: TestApp): Promise<OpenApiDocument> {
  const response = await app.newClient().fetch('/api/openapi.json');
  return (await response.json()) as OpenApiDocument;
}

export const operationsOf = async (app: TestApp): Promise<readonly Operation[]> =>
  operationsIn(await documentOf(app));

export function operationsIn({ paths }: OpenApiDocument): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, description]) => ({
      id: description.operationId,
      method: method.toUpperCase(),
      path,
      isWrite: method !== 'get',
      pathParameters: [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!),
      body: description.requestBody?.content['application/json']?.schema,
      description,
    })),
  );
}

/** Values that exist in the product's content, or that fit the contract where nothing has to exist. */
const pathValues: Record<string, string> = {
  courseKey: 'togaf',
  unit: 'preliminary',
  missionKey: 'the-cycle-in-15-minutes',
  activityRef: 'the-cycle-in-15-minutes',
  stepId: 's01',
  sessionId: 'no-such-session',
  passkeyId: 'no-such-passkey',
  paperKey: 'sample-foundation',
  templateKey: 'principles',
  resourceKey: 'availability-arithmetic',
  partId: 't1',
  questionId: 'tgf.q.u1.9001',
  attemptId: '00000000-0000-4000-8000-000000000000',
  notificationId: '1',
  board: 'all',
  eventId: 'evt.daily-ten@2026-01-01',
  itemId: 'sto.streak-shield',
  certificateId: 'AAAAAAAAAAAAAAAAAAAAAA',
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  credentialId: 'AAAAAAAAAAAAAAAAAAAAAA',
  badgeId: 'bdg.first-steps',
  profileId: 'AAAAAAAAAAAAAAAAAAAAAA',
  memberNo: '1',
  period: 'week',
  faqId: 'faq.where-to-begin',
  tourId: 'first-steps',
  threadId: '00000000-0000-4000-8000-000000000000',
  documentId: '00000000-0000-4000-8000-000000000000',
  versionNo: '1',
  modelId: '00000000-0000-4000-8000-000000000000',
};

/** What they read nobody has here: a certificate takes a whole course, a thread a message to the operator, an invite a team. */
const READS_OF_NOTHING: readonly string[] = [
  'certificates.verify',
  'credentials.verify',
  'publicProfiles.get',
  'support.thread',
  'documents.document',
  'documents.file',
  'documents.versions',
  'models.get',
  'teams.invite',
];

/** Somebody new, whose mission is open: there is no recap of what is not locked, and nothing has been made. */
const READS_TOO_EARLY: readonly string[] = ['learning.recap', 'learning.deliverable'];

/** How a read is answered to somebody new. */
export const statusOfRead = (operationId: string): number => {
  if (READS_OF_NOTHING.includes(operationId)) return 404;
  return READS_TOO_EARLY.includes(operationId) ? 409 : 200;
};

/** The address of an operation with the given ids, or with ones that fit. */
export function addressOf(operation: Operation, ids: Record<string, string> = {}): string {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = ids[name] ?? pathValues[name];
    if (value === undefined) throw new Error(`Say what ${name} of ${operation.id} is.`);
    return encodeURIComponent(value);
  });
  return `/api${path}`;
}

const bodies: Record<string, JsonSchema> = {
  'learner.update': { firstName: 'Odile' },
  'account.signUp': {
    email: 'odile@example.org',
    password: 'amber-window-31',
    firstName: 'Odile',
    lastName: 'Varga',
  },
  'account.signIn': { email: 'odile@example.org', password: 'amber-window-31' },
  'account.verifyTwoFactor': { code: '123456', kind: 'totp' },
  'account.signInWithPasskey': {
    id: 'AAAA',
    clientData: 'AAAA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
  'account.requestReset': { email: 'odile@example.org' },
  'account.resetPassword': { token: 't'.repeat(43), password: 'amber-window-31' },
  'account.confirmEmail': { token: 't'.repeat(43) },
  'account.resendConfirmation': { email: 'odile@example.org' },
  'account.changePassword': { currentPassword: 'wrong-one-1', newPassword: 'amber-window-31' },
  'account.changeEmail': { newEmail: 'other@example.org', password: 'wrong-one-1' },
  'account.enableTwoFactor': { password: 'wrong-one-1' },
  'account.confirmTwoFactor': { code: '123456' },
  'account.disableTwoFactor': { password: 'wrong-one-1' },
  'account.renewRecoveryCodes': { password: 'wrong-one-1' },
  'account.startPasskey': { password: 'wrong-one-1' },
  'account.addPasskey': {
    name: 'Phone',
    credential: { id: 'AAAA', clientData: 'AAAA', attestation: 'AAAA', transports: ['internal'] },
  },
  'account.renamePasskey': { name: 'Phone' },
  'account.removePasskey': { password: 'wrong-one-1' },
  'account.deleteAccount': { password: 'wrong-one-1' },
  'account.startDemo': {},
  'learning.start': {},
  'learning.seeStep': {},
  'learning.answerStep': { chosen: ['a'] },
  'learning.saveDraft': { answer: { kind: 'text', text: 'A first thought.' } },
  'learning.submitTask': { answer: { kind: 'text', text: 'A first thought.' } },
  'learning.rateTask': { ratings: { r1: 'full' } },
  'learning.tickTask': { ticked: ['l1'] },
  'learning.workAgain': {},
  'learning.retakeQuiz': {},
  'learning.finish': {},
  'exams.start': {},
  'templates.visit': {},
  'templates.download': {},
  'templates.rate': { stars: 4 },
  'documents.create': {},
  'documents.save': {
    writer: 'a-page-of-mine',
    changes: [{ cell: 'cover.owner', text: 'Odile', base: 1 }],
  },
  'documents.rename': { name: 'Principles of ours' },
  'library.mark': { isDone: true },
  'library.answer': { answer: { kind: 'sums', values: [1, 2] } },
  'library.rate': { stars: 4 },
  'exams.save': {
    changes: [
      { questionId: 'tgf.q.u1.9001', revision: 1, answer: null, flagged: true, msSpent: 0 },
    ],
  },
  'exams.heartbeat': { position: 1 },
  'exams.beat': { position: 1 },
  'exams.pause': { action: 'start', after: 1 },
  'exams.endPart': { to: 40 },
  'exams.next': { after: 1 },
  'exams.another': { questionId: 'tgf.q.u1.9001', total: 1 },
  'exams.submit': {},
  'notifications.readAll': { upTo: '1' },
  'push.subscribe': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-device',
    publicKey: 'A'.repeat(87),
    authSecret: 'A'.repeat(22),
  },
  'push.unsubscribe': { endpoint: 'https://fcm.googleapis.com/fcm/send/a-device' },
  'mails.leave': { token: 'digest.a-learner.a-signature' },
  'store.wear': { on: true },
  'teams.create': { name: 'The Night Shift' },
  'teams.change': { weeklyGoalXp: 800 },
  'teams.createInvite': { days: 7, uses: 5 },
  'questions.report': { reason: 'typo', text: 'A word is missing.' },
  'models.create': { name: 'The night shift', viewpoint: null, start: { from: 'nothing' } },
  'models.save': { editor: 'a-page-of-mine', base: 1, model: { elements: [], relations: [] } },
  'models.describe': { name: 'The day shift', viewpoint: null },
  'models.copy': { name: 'The late shift' },
  'support.vote': { helpful: true },
  'support.begin': { channel: 'email', subject: 'A word', message: 'It is missing.' },
  'support.write': { message: 'It is still missing.' },
};

/** A body that fits the contract; undefined for an operation that takes none. */
export function bodyOf(operation: Operation): JsonSchema | undefined {
  if (operation.body === undefined) return undefined;
  const body = bodies[operation.id];
  if (body === undefined) throw new Error(`Say what a body of ${operation.id} looks like.`);
  return body;
}

/** A request as our own page makes it. */
export function requestOf(operation: Operation, headers: Record<string, string> = {}): RequestInit {
  const body = bodyOf(operation);
  return {
    method: operation.method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(operation.isWrite && { 'idempotency-key': crypto.randomUUID() }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** Every text, list and number of a body: where it stands and what the document allows. */
export function fieldsOf(operation: Operation): { name: string; schema: JsonSchema }[] {
  const properties = (operation.body?.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, schema]) => ({ name, schema }));
}
