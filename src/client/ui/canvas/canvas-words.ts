// The words of the canvas: those of the language that one draws in are content.
import type { Messages } from '#texts/messages.ts';
import type { ViewWords } from '../figure/view-figure.tsx';

export type CanvasWords = Messages['tasks']['model'] & ViewWords;
