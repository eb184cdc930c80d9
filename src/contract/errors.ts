// Every expected failure has one dotted code, one HTTP status and one shape on the wire.
import { z } from 'zod';

/** The HTTP status of every error code. A code that is not listed here does not compile. */
export const errorStatus = {
  'request.invalid': 400,
  'request.idempotency_key_required': 400,
  'request.idempotency_key_reused': 422,
  'request.in_flight': 409,
  'request.cross_site': 403,
  'request.wrong_host': 421,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'request.too_large': 413,
  'request.unsupported_media_type': 415,
  'request.too_many': 429,
  'server.unavailable': 503,
  'server.failed': 500,
  'auth.signed_out': 401,
  'auth.invalid_credentials': 401,
  'auth.locked': 429,
  'auth.too_many_accounts': 429,
  'auth.email_taken': 409,
  'auth.email_not_confirmed': 403,
  'auth.password_too_short': 400,
  'auth.password_too_common': 400,
  'auth.password_wrong': 403,
  'auth.token_invalid': 400,
  'auth.two_factor_required': 401,
  'auth.two_factor_code_wrong': 403,
  'auth.two_factor_not_enabled': 409,
  'auth.passkey_refused': 403,
  'auth.passkey_not_found': 404,
  'auth.session_not_found': 404,
  'auth.no_deletion': 409,
  'auth.demo_refused': 403,
  'demo.disabled': 404,
  'profile.not_found': 404,
  'profile.name_invalid': 400,
  'profile.bio_invalid': 400,
  'profile.time_zone_unknown': 400,
  'profile.exam_date_invalid': 400,
  'profile.exam_date_past': 400,
  'course.not_found': 404,
  'course.attempt_runs': 409,
  'course.no_language': 409,
  'unit.not_found': 404,
  'mission.not_found': 404,
  'activity.not_found': 404,
  'activity.locked': 409,
  'activity.not_started': 409,
  'activity.not_finished': 409,
  'activity.no_steps': 409,
  'quiz.not_a_quiz': 409,
  'quiz.not_passed': 409,
  'quiz.round_open': 409,
  'task.malformed': 400,
  'step.not_a_task': 409,
  'step.not_submitted': 409,
  'step.not_found': 404,
  'step.not_a_check': 409,
  'step.already_answered': 409,
  'step.out_of_order': 409,
  'step.answer_malformed': 400,
  'paper.not_found': 404,
  'paper.no_focus': 400,
  'paper.nothing_to_draw': 409,
  'objective.not_found': 404,
  'attempt.not_found': 404,
  'attempt.open': 409,
  'attempt.other_focus': 409,
  'attempt.finished': 409,
  'attempt.takes_no_more': 409,
  'attempt.not_paced': 409,
  'attempt.expired': 409,
  'attempt.given_up': 409,
  'attempt.question_not_in_attempt': 400,
  'attempt.answer_malformed': 400,
  'attempt.no_break': 409,
  'attempt.on_break': 409,
  'attempt.no_part': 409,
  'question.not_found': 404,
  'question.closed': 409,
  'question.already_reported': 409,
  'notification.not_found': 404,
  'mail.link_invalid': 400,
  'certificate.not_found': 404,
  'certificate.course_open': 409,
  'certificate.event_open': 409,
  'resource.not_found': 404,
  'resource.part_not_found': 404,
  'badge.not_earned': 409,
  'credential.not_found': 404,
  'event.not_found': 404,
  'event.over': 409,
  'event.full': 409,
  'event.reached': 409,
  'event.not_joined': 409,
  'event.needs_team': 409,
  'store.item_not_found': 404,
  'store.not_enough_xp': 409,
  'store.already_owned': 409,
  'store.shields_full': 409,
  'store.nothing_held': 409,
  'store.not_owned': 409,
  'team.not_found': 404,
  'team.name_invalid': 400,
  'team.already_in': 409,
  'team.full': 409,
  'team.not_owner': 403,
  'team.member_not_found': 404,
  'team.invite_not_found': 404,
  'team.invite_over': 409,
  'team.invites_full': 409,
  'team.removed': 403,
  'support.faq_not_found': 404,
  'support.tour_not_found': 404,
  'support.thread_not_found': 404,
  'support.thread_full': 409,
  'template.not_found': 404,
  'template.not_downloaded': 409,
  'template.premium': 403,
  'document.not_found': 404,
  'document.version_not_found': 404,
  'document.name_invalid': 400,
  'document.cell_unknown': 400,
  'document.too_large': 409,
  'document.too_many': 409,
  'model.not_found': 404,
  'model.changed': 409,
  'model.too_many': 409,
  'model.start_not_found': 404,
  'push.endpoint_refused': 400,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** All codes, as Zod's enum takes them. */
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** A field that was wrong: its path in the input and the rule it broke. */
export const fieldErrorSchema = z.object({
  field: z.string().max(200),
  rule: z.string().max(200),
  message: z.string().max(500),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one JSON shape in which every failure leaves the server. */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.array(fieldErrorSchema),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/**
 * The error map of a procedure, for the typed client and the OpenAPI document.
 * @param codes the codes this procedure can answer with, beside those that every one can
 */
export function fails<const C extends ErrorCode>(
  ...codes: C[]
): { [K in C]: { status: (typeof errorStatus)[K] } } {
  return Object.fromEntries(codes.map((code) => [code, { status: errorStatus[code] }])) as {
    [K in C]: { status: (typeof errorStatus)[K] };
  };
}
