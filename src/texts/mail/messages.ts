// What every language says in a mail. Plain text; no names of learners, which strangers could choose.

export interface Mail {
  readonly subject: string;
  readonly body: string;
}

export interface MailMessages {
  /** To a new account: proves the address. */
  confirm(values: { link: string; hours: number }): Mail;
  /** To the owner of an address that somebody tried to use for a new account. */
  accountExists(values: { site: string }): Mail;
  /** To the owner of an account: sets a new password. */
  reset(values: { link: string; minutes: number }): Mail;
  /** To the owner of an account whose password was changed. */
  passwordChanged(values: { site: string }): Mail;
  /** To the new address of an account. */
  changeEmail(values: { link: string; hours: number }): Mail;
  /** To the old address of an account when a change was asked for. */
  emailChanging(values: { newEmail: string; site: string }): Mail;
  /** To the owner of an account that is to be erased. */
  accountDeleting(values: { days: number; site: string }): Mail;
}
