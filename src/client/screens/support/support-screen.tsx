// `/support`: search, ways to get help, quick links, questions with answers (brief 2, 2.k).
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { CentreState } from '#client/features/support/centre-state.tsx';
import { findHelp } from '#client/features/support/support-search.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import type { SupportCentre } from '#contract/support.ts';
import { Channels } from './channels.tsx';
import { FaqSection } from './faq-section.tsx';
import { FoundHelp } from './found-help.tsx';
import { MoreHelp } from './more-help.tsx';
import { QuickLinks } from './quick-links.tsx';
import styles from './support.module.css';
import { useSupportSearch } from './use-support-search.ts';

export function SupportScreen() {
  const t = useTexts('support');
  const centre = useQuery(queries.support());
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      {centre.data === undefined ? (
        <CentreState hasFailed={centre.isError} retry={() => void centre.refetch()} />
      ) : (
        <Centre centre={centre.data} />
      )}
    </div>
  );
}

function Centre({ centre }: { centre: SupportCentre }) {
  const t = useTexts('support');
  const search = useSupportSearch();
  const isSearching = search.q.trim() !== '';
  return (
    <>
      <search className={styles.search}>
        <SearchField
          label={t.searchLabel}
          onChange={(q) => search.change({ q })}
          placeholder={t.search}
          q={search.q}
        />
      </search>
      {/* Who searches looks for words: what is found stands right below the field. */}
      {isSearching ? (
        <FoundHelp articles={findHelp(centre.help, search.q)} />
      ) : (
        <>
          <Channels answerHours={centre.answerHours} isAvailable={centre.isAvailable} />
          <QuickLinks />
        </>
      )}
      <FaqSection faq={centre.faq} search={search} />
      <MoreHelp />
    </>
  );
}
