// `/badges/<id>`: anybody who has the address sees whose badge it is, and takes it along as a signed file.
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Download } from 'lucide-react';
import { failureOf, isPassing } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { PublicCredential } from '#contract/credentials.ts';
import styles from './badge.module.css';

export function BadgeScreen({ credentialId }: { credentialId: string }) {
  const { page: t, badge: texts } = useTexts('certificates');
  const actions = useTexts('actions');
  const { data, error, refetch } = useQuery(queries.credential(credentialId));
  return (
    <AuthLayout>
      {data !== undefined ? (
        <Valid credential={data} />
      ) : error === null ? (
        <LoadingLine label={texts.loading} />
      ) : isPassing(failureOf(error)) ? (
        <ErrorScene
          level={1}
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={texts.failed}
        />
      ) : (
        <EmptyScene level={1} text={texts.invalidText} title={texts.invalid} />
      )}
    </AuthLayout>
  );
}

function Valid({ credential }: { credential: PublicCredential }) {
  const { page: t, badge: texts } = useTexts('certificates');
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (
    <article className={styles.valid}>
      <h1 tabIndex={-1}>
        <Icon of={BadgeCheck} />
        {texts.valid}
      </h1>
      <dl>
        <dt>{t.name}</dt>
        <dd className={styles.name}>{credential.name}</dd>
        <dt>{texts.badge}</dt>
        <dd>
          <b>{localized(credential.badge, locale)}</b>
          <br />
          <span className="muted">{localized(credential.description, locale)}</span>
        </dd>
        <dt>{texts.earned}</dt>
        <dd>{day.format(new Date(credential.earnedAt))}</dd>
        <dt>{t.day}</dt>
        <dd>{day.format(new Date(credential.issuedAt))}</dd>
        <dt>{t.id}</dt>
        <dd className="small">{credential.id}</dd>
      </dl>
      <a
        className="btn btn-primary btn-wide"
        download
        href={`/api/open-badges/credentials/${credential.id}`}
      >
        <Icon of={Download} />
        {texts.download}
      </a>
      <p className="small muted">{texts.text}</p>
    </article>
  );
}
