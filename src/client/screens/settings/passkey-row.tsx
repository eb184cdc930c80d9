import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { type CallResult, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { useForm } from '#client/features/auth/use-form.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PasskeyView } from '#contract/passkeys.ts';
import { AskPassword } from './ask-password.tsx';
import { checkPasskeyName, PasskeyNameField } from './passkey-name-field.tsx';
import styles from './settings.module.css';

interface PasskeyRowProps {
  passkey: PasskeyView;
  onChanged: (said: string) => void;
}

/** One that is gone already is what a removal asked for. */
async function remove(
  passkeyId: string,
  password: string,
  key: string,
): Promise<CallResult<unknown>> {
  const answer = await tryCall(api.account.removePasskey({ passkeyId, password }, withKey(key)));
  const isGone = !answer.ok && answer.failure.code === 'auth.passkey_not_found';
  return isGone ? { ok: true, value: null } : answer;
}

export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { passkeys: t } = useTexts('security');
  const actions = useTexts('actions');
  const { locale, timeZone } = useReader();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const of = (at: string) => day.format(new Date(at));
  const close = () => setOpen(null);
  const done = (said: string) => {
    close();
    onChanged(said);
  };
  return (
    <li className={styles.row}>
      <Icon of={KeyRound} />
      <p>
        <b>{name}</b>
        <small>
          {isSynced && <span className="chip">{t.synced}</span>} {t.added(of(createdAt))},{' '}
          {lastUsedAt === null ? t.unused : t.used(of(lastUsedAt))}
        </small>
      </p>
      <button
        aria-label={t.renameOf(name)}
        className="btn btn-line"
        onClick={() => setOpen('rename')}
        type="button"
      >
        {t.rename}
      </button>
      <button
        aria-label={t.removeOf(name)}
        className="btn btn-line"
        onClick={() => setOpen('remove')}
        type="button"
      >
        {t.remove}
      </button>
      <Dialog
        closeLabel={actions.close}
        onClose={close}
        open={open === 'rename'}
        title={t.renameTitle}
      >
        {open === 'rename' && <RenameForm id={id} name={name} onRenamed={done} />}
      </Dialog>
      <Dialog
        closeLabel={actions.close}
        onClose={close}
        open={open === 'remove'}
        title={t.removeTitle}
      >
        <p>{t.removeText(name)}</p>
        {open === 'remove' && (
          <AskPassword
            done={() => done(t.removed(name))}
            failed={t.removeFailed}
            id="remove-passkey"
            label={t.yes}
            send={(password, key) => remove(id, password, key)}
          />
        )}
      </Dialog>
    </li>
  );
}

interface RenameFormProps {
  id: string;
  name: string;
  onRenamed: (said: string) => void;
}

function RenameForm({ id, name: before, onRenamed }: RenameFormProps) {
  const { passkeys: t } = useTexts('security');
  const { wait } = useTexts('auth');
  const [name, setName] = useState(before);
  const form = useForm({
    check: () => checkPasskeyName(name),
    send: (key) => tryCall(api.account.renamePasskey({ passkeyId: id, name }, withKey(key))),
    done: () => onRenamed(t.renamed(name.trim())),
  });
  return (
    <form className={styles.form} {...form.form}>
      <FormProblem failure={form.failure} title={t.renameFailed} />
      <PasskeyNameField
        broken={form.broken}
        id="passkey-new-name"
        onChange={(value) => {
          setName(value);
          form.mend('name');
        }}
        value={name}
      />
      <div>
        <button className="btn btn-line" disabled={form.waiting} type="submit">
          {form.waiting ? wait : t.save}
        </button>
      </div>
    </form>
  );
}
