// The colours of accuracy: 80 and above green, red where the topic is weak, else yellow (decision 0107). A red figure
// beside a text that calls the topic not weak would say two things at once.

import { type AskedTopic, isBelowByAnswers } from '#domain/exam/weakest-first.ts';
import { WEAK_BELOW } from '#domain/readiness/weak-areas.ts';

export const GREEN_FROM = 80;
export const YELLOW_FROM = WEAK_BELOW;

export type Tone = 'good' | 'warn' | 'bad';

/** @param percent whole percent right */
export function accuracyTone(percent: number): Tone {
  if (percent >= GREEN_FROM) return 'good';
  return percent >= YELLOW_FROM ? 'warn' : 'bad';
}

/**
 * The colour of a report's figure follows the pass line: below it red, from 80 green, else plain.
 * @param line the pass line that counts, whole percent
 */
export function reportTone(percent: number, line: number): 'good' | 'bad' | undefined {
  if (percent < line) return 'bad';
  return percent >= GREEN_FROM ? 'good' : undefined;
}

/** The same of a topic: red only where its wrong answers hold it below the line, not what was left open. */
export const topicTone = (topic: AskedTopic, line: number): 'good' | 'bad' | undefined =>
  topic.percent < line && !isBelowByAnswers(topic, line)
    ? undefined
    : reportTone(topic.percent, line);
