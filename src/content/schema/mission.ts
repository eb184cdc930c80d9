import { z } from 'zod';
import { missionCheckSchema, readingSchema } from './activity-steps.ts';
import { dateSchema, revSchema, slugSchema, stateSchema } from './fields.ts';

const missionDone = z.templateLiteral(['mission.done:', z.string().min(1)]);
const itemDone = z.templateLiteral(['item.done:', z.string().min(1)]);
/** The best round of a quiz, whole percent: `quiz.best:tg.pre.quiz>=80`. */
const quizBest = z.templateLiteral([
  'quiz.best:',
  z.string().min(1),
  '>=',
  z.int().min(1).max(100),
]);
const papers = z.string().min(1);
const percent = z.int().min(1).max(100);
/** An attempt of any of these papers: `paper.done:pap.tg.mock|pap.tg.sample`. */
const paperDone = z.templateLiteral(['paper.done:', papers]);
/** One that reaches a percentage: `paper.best:pap.tg.mock>=75`. */
const paperBest = z.templateLiteral(['paper.best:', papers, '>=', percent]);
/** Several that do: `paper.best:pap.tg.mock>=75*3`. */
const papersBest = z.templateLiteral([
  'paper.best:',
  papers,
  '>=',
  percent,
  '*',
  z.int().min(2).max(9),
]);
/** No weak topic left; the paper is where they are practised: `topics.strong:pap.tg.weak-areas`. */
const topicsStrong = z.templateLiteral(['topics.strong:', z.string().min(1)]);
/** Any template of the course was downloaded or filled in; the one named is where the mission leads: `template.used:tpl.tg.vision`. */
const templateUsed = z.templateLiteral(['template.used:', z.string().min(1)]);

/** `courses/<course>/missions/<slug>.yaml`: a story with its steps, or a quest over activities. */
export const missionSchema = z
  .strictObject({
    id: z.string().min(1),
    /** The address /#/learn/{key}. */
    key: slugSchema,
    title: z.string().min(1).max(60),
    description: z.string().min(1).max(160),
    /** Of a story; a quest takes the minutes of what it asks for. */
    estimatedMinutes: z.int().min(5).max(20).exactOptional(),
    xp: z.int().min(1).max(500),
    /** What of the XP is paid at the first right answer already (MP-36). */
    firstRightXp: z.int().min(1).exactOptional(),
    objectives: z.array(z.string().min(1)).min(1),
    outcomes: z.array(z.string().min(1)).min(2).max(4),
    takeaway: z.string().min(1),
    refs: z.array(z.string().min(1)).min(1),
    rev: revSchema,
    checkedOn: dateSchema,
    state: stateSchema,
    /** Of a quest: the situation at work in restricted Markdown, 40 to 120 words (MP-21, MP-10). */
    briefing: z.string().min(1).exactOptional(),
    /** A story's default: every step seen and every check answered. */
    doneWhen: z
      .array(
        z.union([
          z.literal('steps.seen'),
          z.literal('checks.answered'),
          missionDone,
          itemDone,
          quizBest,
          paperDone,
          paperBest,
          papersBest,
          topicsStrong,
          templateUsed,
        ]),
      )
      .min(1)
      .exactOptional(),
    /** Default: the first of its course, or the mission (and section) before it is done. */
    unlockWhen: z.array(z.union([missionDone, itemDone])).exactOptional(),
    /** Left out in a quest. */
    steps: z.array(z.discriminatedUnion('kind', [readingSchema, missionCheckSchema])).default([]),
  })
  .check(({ value, issues }) => {
    const say = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    const asksOwn = (value.doneWhen ?? []).some((one) => !one.includes(':'));
    const line =
      /^(?:quiz\.best:.*>=(?:100|[1-9]\d?)|paper\.best:.*>=(?:100|[1-9]\d?)(?:\*[2-9])?)$/;
    const isOff = (one: string) => one.includes('>=') && !line.test(one);
    if (value.doneWhen?.some(isOff)) say('doneWhen', 'expected a whole percentage, 1 to 100');
    if (value.steps.length > 0) {
      if (value.briefing !== undefined) say('briefing', 'a mission with steps has no briefing');
      if (value.estimatedMinutes === undefined) say('estimatedMinutes', 'expected minutes');
      return;
    }
    if (value.briefing === undefined) say('briefing', 'a mission has steps, or a briefing');
    if (value.estimatedMinutes !== undefined) {
      say('estimatedMinutes', 'a quest takes the minutes of what it asks for: leave them out');
    }
    if (value.doneWhen === undefined) {
      say('doneWhen', 'a quest says when it is done');
    }
    if (asksOwn) say('doneWhen', 'a quest has no steps or checks of its own');
  });
export type MissionFile = z.infer<typeof missionSchema>;
