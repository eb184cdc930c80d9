// The passkeys of the account: each can be named and removed, and this device can add its own.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '#client/api/account-queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { hasPasskeys } from '#client/features/auth/browser-passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './settings.module.css';

export function Passkeys() {
  const { passkeys: t } = useTexts('security');
  const client = useQueryClient();
  const query = useQuery(accountQueries.passkeys());
  const [said, setSaid] = useState('');
  const changed = (what: string) => {
    setSaid(what);
    document.getElementById('passkeys')?.focus();
    void client.invalidateQueries({ queryKey: ['passkeys'] });
  };
  return (
    <section aria-labelledby="passkeys" className={styles.form}>
      <h3 id="passkeys" tabIndex={-1}>
        {t.title}
      </h3>
      <p className="muted">{t.text}</p>
      <p className="good" role="status">
        {said}
      </p>
      <NotLoaded failed={t.loadFailed} loading={t.loading} query={query} />
      {query.data?.length === 0 && <p>{t.none}</p>}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className={styles.rows}>
          {query.data.map((passkey) => (
            <PasskeyRow key={passkey.id} onChanged={changed} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? <AddPasskey onAdded={changed} /> : <p className="muted">{t.unsupported}</p>}
    </section>
  );
}
