// Deletes the account: asks for the password, then says until when it can be taken back.
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import styles from './settings.module.css';
import { useOwnerForm } from './use-owner-form.tsx';

export function DeleteAccount() {
  const { erase: t } = useTexts('security').data;
  const auth = useTexts('auth');
  const actions = useTexts('actions');
  const { locale, timeZone } = useReader();
  const { notice } = useNotices();
  const learner = useLearner();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const form = useOwnerForm({
    id: 'delete-password',
    send: (password, key) =>
      session.whileEnding(() => tryCall(api.account.deleteAccount({ password }, withKey(key)))),
    done: ({ eraseAt }) => {
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
      notice({
        title: t.gone,
        text: t.goneText(day.format(new Date(eraseAt))),
        tone: 'info',
        durationMs: 20_000,
      });
      session.leave(learner.id);
    },
  });
  return (
    <>
      <p className="muted">{t.text}</p>
      <div>
        <button className="btn btn-line" onClick={() => setOpen(true)} type="button">
          {t.button}
        </button>
      </div>
      <Dialog
        closeLabel={actions.close}
        isLocked={form.waiting}
        onClose={() => {
          setOpen(false);
          form.forget();
        }}
        open={isOpen}
        title={t.sure}
      >
        <p>{t.sureText(learner.email)}</p>
        <form className={styles.form} {...form.form}>
          <FormProblem failure={form.failure} title={t.failed} />
          {form.passwordField}
          <div className="row">
            <button className="btn btn-line" onClick={() => setOpen(false)} type="button">
              {actions.cancel}
            </button>
            <button className="btn btn-line" disabled={form.waiting} type="submit">
              {form.waiting ? auth.wait : t.yes}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
