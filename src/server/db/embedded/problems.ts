// What can keep the embedded database from starting, each as one sentence for the operator.

export type EmbeddedProblem = {
  readonly code:
    | 'embedded.platform_unsupported'
    | 'embedded.binaries_unusable'
    | 'embedded.data_unwritable'
    | 'embedded.data_unusable'
    | 'embedded.data_in_use'
    | 'embedded.data_of_other_major'
    | 'embedded.account_missing'
    | 'embedded.init_failed'
    | 'embedded.start_failed';
  /** One sentence: what is wrong and what to do. */
  readonly message: string;
};

/** Makes a problem from its code and sentence. */
export const problem = (code: EmbeddedProblem['code'], message: string): EmbeddedProblem => ({
  code,
  message,
});

const fileReasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file stands in its place',
  EEXIST: 'a file stands in its place',
  ENOENT: 'no folder can be made there',
};

/** The problem behind a failed file operation in the data folder; other errors are bugs. */
export function unwritableData(dataDir: string, error: unknown): EmbeddedProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = fileReasons[code];
  if (reason === undefined) throw error;
  return problem(
    'embedded.data_unwritable',
    `DATA_DIR names ${dataDir}, which cannot be written (${reason}): make it writable for this account or set DATA_DIR to another folder.`,
  );
}
