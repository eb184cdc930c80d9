// What of the library goes with a lesson; nothing where nothing does.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './library.module.css';
import { RESOURCE_ICONS } from './resource-icons.ts';

export function Beside({ activityRef }: { activityRef: string }) {
  const t = useTexts('library');
  const lang = contentLang(useLocale());
  const resources = useQuery(queries.beside(activityRef)).data?.resources ?? [];
  if (resources.length === 0) return null;
  return (
    <div>
      <h4>{t.beside}</h4>
      <ul className={styles.beside}>
        {resources.map(({ key, title, format }) => (
          <li key={key}>
            <Go to={addresses.resource(key)}>
              <Icon of={RESOURCE_ICONS[format]} size="s" />
              <span lang={lang}>{title}</span>
            </Go>
          </li>
        ))}
      </ul>
    </div>
  );
}
