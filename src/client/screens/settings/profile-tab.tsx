import { useEffect, useRef } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { Field } from '#client/ui/field.tsx';
import { MAX_BIO_LENGTH } from '#domain/account/bio.ts';
import { useProfileForm } from './profile-form.tsx';
import styles from './settings.module.css';
import { StudySettings } from './study-settings.tsx';

export function ProfileTab() {
  const { profile: t, save } = useTexts('settings');
  const auth = useTexts('auth');
  const learner = useLearner();
  const mail = useProduct()?.mail === true;
  const form = useProfileForm();
  const { broken } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [first] = Object.keys(broken);
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [broken]);
  return (
    <>
      <p className="muted">{t.text}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
        ref={element}
      >
        <FormProblem failure={form.failure} title={t.failed} />
        <Field
          autoComplete="name"
          error={
            broken.displayName && (broken.displayName === 'missing' ? t.nameMissing : t.nameRefused)
          }
          hint={
            <p className="small muted" id="display-name-hint">
              {t.nameHint}
            </p>
          }
          id="display-name"
          label={t.name}
          maxLength={400}
          name="displayName"
          onChange={(event) => form.type('displayName', event.target.value)}
          required
          value={form.typed.displayName}
        />
        <Field
          disabled
          hint={
            <p className="small muted" id="profile-email-hint">
              {t.emailFixed}
              {mail && !learner.isDemo && (
                <>
                  {'. '}
                  <Go to={addresses.settings('security')}>{t.emailChange}</Go>
                </>
              )}
            </p>
          }
          id="profile-email"
          label={t.email}
          type="email"
          value={learner.email}
        />
        <BioField />
        <div>
          <button className="btn btn-primary" disabled={form.isWaiting} type="submit">
            {form.isWaiting ? auth.wait : save}
          </button>
        </div>
      </form>
      <StudySettings />
    </>
  );
}

function BioField() {
  const { profile: t } = useTexts('settings');
  const { typed, broken, type } = useProfileForm();
  const left = Math.max(0, MAX_BIO_LENGTH - typed.bio.length);
  return (
    <div className="field">
      <label htmlFor="bio">{t.bio}</label>
      <textarea
        aria-describedby={broken.bio ? 'bio-error bio-hint' : 'bio-hint'}
        aria-invalid={broken.bio ? true : undefined}
        className={`input ${styles.bio}`}
        id="bio"
        maxLength={MAX_BIO_LENGTH}
        name="bio"
        onChange={(event) => type('bio', event.target.value)}
        rows={3}
        value={typed.bio}
      />
      {broken.bio && (
        <p className="field-error" id="bio-error">
          {t.bioRefused}
        </p>
      )}
      <p className="small muted" id="bio-hint">
        {t.bioHint(left)}
      </p>
    </div>
  );
}
