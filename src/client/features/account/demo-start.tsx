// On a demo learner's dashboard: the three places that show most of what five days of study have left behind.

import { ArrowRight } from 'lucide-react';
import { type Address, addresses } from '#client/base/addresses.ts';
import { offers } from '#client/base/course-features.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './demo-start.module.css';

export function DemoStart({ courseKey }: { courseKey: string }) {
  const { look: t } = useTexts('demo');
  const places: readonly (readonly [Address, keyof typeof t.places])[] = [
    ...(offers(courseKey, 'papers') ? [[addresses.examHistory(), 'reports'] as const] : []),
    ...(offers(courseKey, 'path') ? [[addresses.path(), 'line'] as const] : []),
    [addresses.progress(), 'progress'],
  ];
  return (
    <section aria-labelledby="demo-start" className={styles.start}>
      <h2 id="demo-start">{t.title}</h2>
      <ul>
        {places.map(([to, place]) => (
          <li key={place}>
            <Go to={to}>
              <span>
                <b>{t.places[place].name}</b>
                <span className="small muted">{t.places[place].text}</span>
              </span>
              <Icon of={ArrowRight} size="s" />
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}
