// Who is in no team makes one here.
import { type FormEvent, useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Field } from '#client/ui/field.tsx';
import { EmptyScene } from '#client/ui/states.tsx';
import styles from './team.module.css';
import { useTeamWrites } from './use-team-writes.ts';

export function NoTeam() {
  const { none: t } = useTexts('teams');
  const failureText = useFailureText();
  const { isBusy, failure, settle } = useTeamWrites();
  const [name, setName] = useState('');
  const create = (event: FormEvent) => {
    event.preventDefault();
    void settle((key) => tryCall(api.teams.create({ name }, withKey(key))));
  };
  return (
    <>
      <EmptyScene text={t.text} title={t.title} />
      <form className={styles.make} onSubmit={create}>
        <Field
          autoComplete="off"
          error={failure === null ? undefined : failureText(failure)}
          id="team-name"
          label={t.name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
          required
          value={name}
        />
        <button aria-busy={isBusy} aria-disabled={isBusy} className="btn btn-primary" type="submit">
          {t.create}
        </button>
      </form>
    </>
  );
}
