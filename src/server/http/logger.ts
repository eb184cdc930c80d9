// Structured logs: one JSON object a line, never a secret.
import { pino } from 'pino';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Logger {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** A logger that adds the fields to every line. */
  child(fields: LogFields): Logger;
}

/** Fields that no line shows, should anybody ever hand one in. */
const SECRETS = ['password', 'token', 'secret', 'cookie', 'authorization', 'email'];

/**
 * @param write where a finished line goes, its line break included
 * @param now stamps it with the app's clock, in milliseconds since 1970
 */
export function createLogger(options: {
  level: LogLevel;
  write: (line: string) => void;
  now: () => number;
}): Logger {
  const { level, write, now } = options;
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: SECRETS,
    },
    { write },
  );
}
