// What the support centre says of this site: the operator's settings, and the limits that texts name.

import { DEMO_DAYS } from '#domain/demo/demo-story.ts';
import type { Config } from './config/config.ts';
import { GRACE_DAYS } from './modules/account/deletion.usecases.ts';
import { SESSION_DAYS } from './modules/account/sessions.usecases.ts';
import { CONFIRM_HOURS, type Mailer, RESET_MINUTES } from './modules/mail/mail.usecases.ts';
import type { SupportSite } from './modules/support/faq.usecases.ts';
import type { SupportMail } from './modules/support/thread.usecases.ts';

export const supportSite = ({
  support,
  password,
}: Pick<Config, 'support' | 'password'>): SupportSite => ({
  isAvailable: support.isAvailable,
  facts: {
    answerHours: support.answerHours,
    passwordMinLength: password.minLength,
    deletionDays: GRACE_DAYS,
    sessionDays: SESSION_DAYS,
    demoDays: DEMO_DAYS,
    confirmHours: CONFIRM_HOURS,
    resetMinutes: RESET_MINUTES,
  },
});

/** Where no mail can be sent, a mail to the operator would wait for nobody. */
export const supportMail = (mailer: Mailer, { support }: Pick<Config, 'support'>): SupportMail => ({
  mailer,
  address: mailer.canSend ? support.email : undefined,
});
