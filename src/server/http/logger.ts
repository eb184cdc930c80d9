// Structured logs: one JSON object a line on stdout, never a secret.

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Logger {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** A logger that adds the fields to every line. */
  with(fields: LogFields): Logger;
}

const rank: Record<LogLevel, number> = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 };

/**
 * JSON.stringify escapes CR and LF, so no value can forge a line.
 * @param write where a finished line goes; `now` stamps it with the app's clock
 */
export function createLogger(options: {
  level: LogLevel;
  write: (line: string) => void;
  now: () => number;
  fields?: LogFields;
}): Logger {
  const { level, write, now, fields = {} } = options;
  const line = (at: Exclude<LogLevel, 'silent'>) => (more: LogFields, message: string) => {
    if (rank[at] < rank[level]) return;
    write(
      `${JSON.stringify({ time: new Date(now()).toISOString(), level: at, message, ...fields, ...more })}\n`,
    );
  };
  return {
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: line('error'),
    with: (more) => createLogger({ ...options, fields: { ...fields, ...more } }),
  };
}
