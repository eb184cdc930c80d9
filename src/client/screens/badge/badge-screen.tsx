// `/badges/<id>`: anybody who has the address sees whose badge it is, and takes it along as a signed file.
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { Proof, Verified } from '#client/features/verification/verified.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PublicCredential } from '#contract/credentials.ts';

export function BadgeScreen({ credentialId }: { credentialId: string }) {
  const { badge: texts } = useTexts('certificates');
  const query = useQuery(queries.credential(credentialId));
  return (
    <AuthLayout>
      <Verified query={query} texts={texts}>
        {(credential) => <Valid credential={credential} />}
      </Verified>
    </AuthLayout>
  );
}

function Valid({ credential }: { credential: PublicCredential }) {
  const { page: t, badge: texts } = useTexts('certificates');
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (
    <Proof
      facts={
        <>
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
        </>
      }
      name={credential.name}
      title={texts.valid}
    >
      <a
        className="btn btn-primary btn-wide"
        download
        href={`/api/open-badges/credentials/${credential.id}`}
      >
        <Icon of={Download} />
        {texts.download}
      </a>
      <p className="small muted">{texts.text}</p>
    </Proof>
  );
}
