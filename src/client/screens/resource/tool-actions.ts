// What a tool can do with an answer.
import type { ToolAnswer } from '#contract/library.ts';

export interface ToolActions {
  readonly isSending: boolean;
  readonly send: (answer: ToolAnswer) => Promise<void>;
}
