/** Ends a command with a sentence and a code; what is open is closed before. */
export class Stop extends Error {}
