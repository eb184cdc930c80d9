// `/certificates`: one for each course, to be had once everything that counts is done.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { FailureNote } from '#client/base/failure-note.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { isOfTrack } from '#client/features/course/counted-track.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ErrorScene } from '#client/ui/states.tsx';
import type { Certificate, CertificateList } from '#contract/certificates.ts';
import styles from './certificates.module.css';

export function CertificatesScreen() {
  const t = useTexts('certificates');
  const actions = useTexts('actions');
  const { data, isError, refetch } = useQuery(queries.certificates());
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="muted">{t.lead}</p>
      {data !== undefined ? (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.courseKey}>
              <CourseTicket one={one} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorScene
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <div aria-busy="true" className={styles.list}>
          <p className="small quiet" role="status">
            {t.loading}
          </p>
          {['a', 'b', 'c'].map((place) => (
            <span aria-hidden="true" className={`sk ${styles.sk}`} key={place} />
          ))}
        </div>
      )}
      {data?.some(({ certificate }) => certificate !== null) && (
        <p className="small muted">{t.sharing}</p>
      )}
    </div>
  );
}

type Course = CertificateList[number];

/** A certificate is a ticket: torn off once the terminus is reached. */
function CourseTicket({ one }: { one: Course }) {
  const t = useTexts('certificates');
  const { courseKey, title, percent, certificate } = one;
  const listed = useCourses().data?.find(({ key }) => key === courseKey);
  const ofTrack = listed !== undefined && isOfTrack(listed);
  return (
    <article
      aria-labelledby={`certificate-${courseKey}`}
      className={styles.ticket}
      data-issued={certificate === null ? undefined : ''}
    >
      <div>
        <h2 id={`certificate-${courseKey}`}>{title}</h2>
        {certificate === null ? (
          <>
            <Bar color="var(--accent)" value={percent} />
            <p className="small muted">
              {t.progress(percent, ofTrack)}
              {percent < 100 && `. ${t.open}`}
            </p>
          </>
        ) : (
          <Issued certificate={certificate} />
        )}
      </div>
      {certificate !== null ? (
        <div className="row">
          <a
            aria-label={t.downloadNamed(title)}
            className="btn btn-primary"
            download
            href={`/api/certificates/${certificate.id}/pdf`}
          >
            <Icon of={Download} />
            {t.download}
          </a>
          <Go
            aria-label={t.verifyNamed(title)}
            className="btn btn-line"
            to={addresses.certificate(certificate.id)}
          >
            <Icon of={ExternalLink} />
            {t.verify}
          </Go>
        </div>
      ) : percent === 100 ? (
        <Issue courseKey={courseKey} title={title} />
      ) : (
        <Go className="btn btn-line" to={addresses.dashboard(courseKey)}>
          {t.go(title)}
        </Go>
      )}
    </article>
  );
}

function Issued({ certificate: { name, issuedAt } }: { certificate: Certificate }) {
  const t = useTexts('certificates');
  const { locale, timeZone } = useReader();
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
  return (
    <p className="muted">
      <b>{name}</b>
      {' · '}
      {t.issued(day.format(new Date(issuedAt)))}
    </p>
  );
}

function Issue({ courseKey, title }: { courseKey: string; title: string }) {
  const t = useTexts('certificates');
  const client = useQueryClient();
  const { isBusy, failure, run } = useCall();
  const issue = async () => {
    const answer = await run(() => tryCall(api.certificates.issue({ courseKey })));
    if (!answer?.ok) return;
    client.setQueryData<CertificateList>(queries.certificates().queryKey, (before) =>
      before?.map((one) =>
        one.courseKey === courseKey ? { ...one, certificate: answer.value } : one,
      ),
    );
  };
  return (
    <div>
      <button
        aria-busy={isBusy}
        aria-disabled={isBusy}
        aria-label={t.issueNamed(title)}
        className="btn btn-primary"
        onClick={() => void issue()}
        type="button"
      >
        {isBusy ? t.issuing : t.issue}
      </button>
      <FailureNote failure={failure} what={t.issueFailed} />
    </div>
  );
}
