// `/events?tab=…&filter=…`: what is open, what comes, and what the learner took part in (brief 2, 2.d).
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queries } from '#client/api/queries.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { NotInQuiet } from '#client/features/quiet/not-in-quiet.tsx';
import { CardGrid, CardsComing } from '#client/ui/rewards/cards.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { EventList, EventView } from '#contract/events.ts';
import { EVENT_TYPES, type EventType } from '#domain/events/event-template.ts';
import { doneIn, nextOf } from './done.ts';
import { EventCard } from './event-card.tsx';
import { type EventTab, EventTabs, isEventTab, panelId, tabId } from './event-tabs.tsx';
import styles from './events.module.css';
import { PastEventCard } from './past-event-card.tsx';

const typeOf = (name: string | undefined): EventType | undefined =>
  EVENT_TYPES.find((one) => one === name);

export function EventsScreen() {
  return (
    <NotInQuiet>
      <Events />
    </NotInQuiet>
  );
}

function Events() {
  const t = useTexts('events');
  const [search, setSearch] = useSearchText();
  const tab: EventTab = isEventTab(search.tab) ? search.tab : 'active';
  const filter = typeOf(search.filter);
  const query = useQuery(queries.events());
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      <EventTabs
        counts={countsOf(query.data, filter)}
        onChoose={(key) => setSearch({ ...search, tab: key })}
        selected={tab}
      />
      <Segments
        chosen={filter ?? 'all'}
        className={styles.filters}
        isTall
        label={t.filters}
        onChoose={(type) => setSearch({ ...search, filter: typeOf(type) })}
        textOf={(type) => (type === 'all' ? t.all : t.type[type])}
        values={['all', ...EVENT_TYPES]}
      />
      <section aria-labelledby={tabId(tab)} id={panelId} role="tabpanel">
        {tab === 'completed' ? (
          <Completed filter={filter} key={filter ?? 'all'} list={query.data} />
        ) : (
          <Listed filter={filter} query={query} tab={tab} />
        )}
      </section>
    </div>
  );
}

const fits = (filter: EventType | undefined) => (event: { readonly type: EventType }) =>
  filter === undefined || event.type === filter;

/** Open, with something left to go for. */
const isLeft = ({ reachedAt }: EventView): boolean => reachedAt === null;

function countsOf(list: EventList | undefined, filter: EventType | undefined) {
  if (list === undefined) return undefined;
  return {
    active: list.active.filter(isLeft).filter(fits(filter)).length,
    upcoming: list.upcoming.filter(fits(filter)).length,
    completed: list.completed + doneIn(list).length,
  };
}

interface ListedProps {
  tab: 'active' | 'upcoming';
  filter: EventType | undefined;
  query: { data: EventList | undefined; isError: boolean; refetch: () => unknown };
}

function Listed({ tab, filter, query }: ListedProps) {
  const t = useTexts('events');
  const { data } = query;
  const seen = useRef(new Set<string>());
  if (data === undefined) {
    return query.isError ? <Failed retry={() => void query.refetch()} /> : <Waiting />;
  }
  // What is collected here stays in its place, so that the one who pressed sees what became of it.
  for (const { id } of data[tab].filter(isLeft)) seen.current.add(id);
  const events = data[tab].filter(({ id }) => seen.current.has(id)).filter(fits(filter));
  if (events.length === 0) return <EmptyScene text={t.empty.text} title={t.empty[tab]} />;
  const first = events.find((event) => isLeft(event) && (event.isJoined || event.isReachable));
  return (
    <>
      <p className="small muted">{t.zone}</p>
      <CardGrid className={styles.grid}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard
              event={event}
              isFirst={event === first}
              isOpen={tab === 'active'}
              next={nextOf(event, data)}
            />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

interface CompletedProps {
  filter: EventType | undefined;
  list: EventList | undefined;
}

/** What was reached, open or over, and what else the learner took part in. */
function Completed({ filter, list }: CompletedProps) {
  const t = useTexts('events');
  const query = useInfiniteQuery(queries.pastEvents(filter));
  const events = query.data?.pages.flatMap((page) => page.events);
  if (events === undefined) {
    return query.isError ? <Failed retry={() => void query.refetch()} /> : <Waiting />;
  }
  const done = list === undefined ? [] : doneIn(list).filter(fits(filter));
  if (events.length === 0 && done.length === 0) {
    return <EmptyScene text={t.empty.completedText} title={t.empty.completed} />;
  }
  return (
    <>
      {list !== undefined && done.length > 0 && (
        <CardGrid className={styles.grid}>
          {done.map((event) => (
            <li key={event.id}>
              <EventCard event={event} isFirst={false} isOpen next={nextOf(event, list)} />
            </li>
          ))}
        </CardGrid>
      )}
      <ul className={styles.past}>
        {events.map((event) => (
          <li key={event.id}>
            <PastEventCard event={event} />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && <p role="alert">{t.moreFailed}</p>}
      {query.hasNextPage && (
        <button
          aria-busy={query.isFetchingNextPage}
          aria-disabled={query.isFetchingNextPage}
          className="btn btn-line"
          onClick={() => {
            if (!query.isFetchingNextPage) void query.fetchNextPage();
          }}
          type="button"
        >
          {t.more}
        </button>
      )}
    </>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTexts('events');
  const { offline } = useTexts('rewards');
  const actions = useTexts('actions');
  return <ErrorScene retry={retry} retryLabel={actions.retry} text={offline} title={t.failed} />;
}

function Waiting() {
  const t = useTexts('events');
  return <CardsComing className={styles.grid} count={4} label={t.loading} />;
}
