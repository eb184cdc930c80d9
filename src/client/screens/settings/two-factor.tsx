// The second factor: set up in two steps, so that nobody locks themselves out, and switched off by the password.
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { AskPassword } from './ask-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './settings.module.css';
import { type Setup, TwoFactorSetup } from './two-factor-setup.tsx';

export function TwoFactor() {
  const { twoFactor: t } = useTexts('security');
  const learner = useLearner();
  const session = useSession();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const isOn = learner.twoFactorEnabled;
  return (
    <section aria-labelledby="two-factor" className={styles.form}>
      <h3 id="two-factor" tabIndex={-1}>
        {t.title}
      </h3>
      <p className="muted">{t.text}</p>
      <p className="good" role="status">
        {said}
      </p>
      {codes !== null ? (
        <>
          <RecoveryCodes codes={codes} />
          <div>
            <button
              className="btn btn-line"
              onClick={() => {
                setCodes(null);
                document.getElementById('two-factor')?.focus();
              }}
              type="button"
            >
              {t.done}
            </button>
          </div>
        </>
      ) : isOn ? (
        <>
          <p className="row">
            <Icon of={CircleCheck} /> {t.isOn}
          </p>
          <NewCodes onMade={setCodes} />
          <AskPassword
            done={() => {
              setSaid(t.nowOff);
              void session.ask();
            }}
            failed={t.failed}
            id="two-factor-off"
            label={t.stop}
            send={(password, key) =>
              tryCall(api.account.disableTwoFactor({ password }, withKey(key)))
            }
          />
        </>
      ) : setup === null ? (
        <AskPassword
          done={setSetup}
          failed={t.failed}
          id="two-factor-on"
          label={t.start}
          send={(password, key) => tryCall(api.account.enableTwoFactor({ password }, withKey(key)))}
        />
      ) : (
        <TwoFactorSetup
          onCancel={() => setSetup(null)}
          onDone={() => {
            setCodes(setup.recoveryCodes);
            setSetup(null);
            setSaid(t.nowOn);
            // The session goes on under a new id.
            void session.ask();
          }}
          setup={setup}
        />
      )}
    </section>
  );
}

/** Ten codes in the place of those that were kept before. */
function NewCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { twoFactor: t } = useTexts('security');
  const actions = useTexts('actions');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button className="btn btn-line" onClick={() => setOpen(true)} type="button">
        {t.newCodes}
      </button>
      <Dialog
        closeLabel={actions.close}
        onClose={() => setOpen(false)}
        open={isOpen}
        title={t.newCodes}
      >
        <p>{t.newCodesText}</p>
        {isOpen && (
          <AskPassword<{ recoveryCodes: string[] }>
            done={({ recoveryCodes }) => onMade(recoveryCodes)}
            failed={t.newCodesFailed}
            id="new-codes-password"
            label={t.newCodesYes}
            send={(password, key) =>
              tryCall(api.account.renewRecoveryCodes({ password }, withKey(key)))
            }
          />
        )}
      </Dialog>
    </div>
  );
}
