// `/certificates/<id>`: anybody who has the address sees whose certificate it is, and nothing else.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { Proof, Verified } from '#client/features/verification/verified.tsx';
import type { PublicCertificate } from '#contract/certificates.ts';

export function CertificateScreen({ certificateId }: { certificateId: string }) {
  const { page: t } = useTexts('certificates');
  const query = useQuery(queries.certificate(certificateId));
  return (
    <AuthLayout>
      <Verified query={query} texts={t}>
        {(certificate) => <Valid certificate={certificate} />}
      </Verified>
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
    <Proof
      facts={
        <>
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
        </>
      }
      lead={event === null ? t.validText : t.validEvent}
      name={certificate.name}
      title={t.valid}
    />
  );
}
