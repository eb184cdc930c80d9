// `/certificates/<id>`: anybody who has the address sees whose certificate it is, and nothing else.
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { failureOf, isPassing } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { PublicCertificate } from '#contract/certificates.ts';
import styles from './certificate.module.css';

export function CertificateScreen({ certificateId }: { certificateId: string }) {
  const { page: t } = useTexts('certificates');
  const actions = useTexts('actions');
  const { data, error, refetch } = useQuery(queries.certificate(certificateId));
  return (
    <AuthLayout>
      {data !== undefined ? (
        <Valid certificate={data} />
      ) : error === null ? (
        <LoadingLine label={t.loading} />
      ) : isPassing(failureOf(error)) ? (
        <ErrorScene
          level={1}
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <EmptyScene level={1} text={t.invalidText} title={t.invalid} />
      )}
    </AuthLayout>
  );
}

function Valid({ certificate }: { certificate: PublicCertificate }) {
  const { page: t } = useTexts('certificates');
  const locale = useLocale();
  const { event } = certificate;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={styles.valid}>
      <h1 tabIndex={-1}>
        <Icon of={BadgeCheck} />
        {t.valid}
      </h1>
      <p className="muted">{event === null ? t.validText : t.validEvent}</p>
      <dl>
        <dt>{t.name}</dt>
        <dd className={styles.name}>{certificate.name}</dd>
        <dt>{event === null ? t.course : t.event}</dt>
        <dd>
          <b>{event === null ? certificate.course : localized(event.name, locale)}</b>
          <br />
          <span className="muted">{localized(certificate.subject, locale)}</span>
        </dd>
        {event !== null && (
          <>
            <dt>{t.days}</dt>
            <dd>{days.formatRange(new Date(event.firstDay), new Date(event.lastDay))}</dd>
          </>
        )}
        <dt>{t.day}</dt>
        <dd>{day.format(new Date(certificate.issuedAt))}</dd>
        <dt>{t.id}</dt>
        <dd className="small">{certificate.id}</dd>
      </dl>
    </article>
  );
}
