// A resource in a list: what it is, what it is good for, how long it takes, and what learners made of it.
import { Star } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ResourceCard as Card } from '#contract/library.ts';
import styles from './library.module.css';
import { RESOURCE_ICONS } from './resource-icons.ts';

export function ResourceCard({ resource, level = 3 }: { resource: Card; level?: 2 | 3 }) {
  const lang = contentLang(useLocale());
  const Title = `h${level}` as const;
  return (
    <Go className={`card ${styles.card}`} to={addresses.resource(resource.key)}>
      <span aria-hidden="true" className={styles.mark}>
        <Icon of={RESOURCE_ICONS[resource.format]} />
      </span>
      <Title className={styles.cardTitle} lang={lang}>
        {resource.title}
      </Title>
      <p className="muted small" lang={lang}>
        {resource.summary}
      </p>
      <ResourceFacts resource={resource} />
    </Go>
  );
}

export function ResourceFacts({ resource }: { resource: Card }) {
  const t = useTexts('library');
  const actions = useTexts('actions');
  const { format, minutes, difficulty, views, rating, ratings, done, parts } = resource;
  return (
    <ul className={styles.facts}>
      <li>
        <span className="chip chip-line">{t.formats[format]}</span>
      </li>
      <li>{actions.minutes(minutes)}</li>
      <li>{t.difficulties[difficulty]}</li>
      {views > 0 && <li>{t.views(views)}</li>}
      {rating !== null && (
        <li>
          <Icon of={Star} size="s" /> {t.rated(rating, ratings)}
        </li>
      )}
      {done.length > 0 && (
        <li>
          <b className="good">{t.done(done.length, parts)}</b>
        </li>
      )}
    </ul>
  );
}
