import { ChevronRight, House } from 'lucide-react';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type Address, addresses } from './addresses.ts';
import { useSelectedCourse } from './course.ts';
import { useTexts } from './language/language.tsx';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: Address;
  /** Where the label is English content on a screen of another language. */
  lang?: 'en' | undefined;
}

/** Home plus the items; nothing where there are none (brief 1, 2.4). */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const { crumbs } = useTexts().shell;
  const home = addresses.dashboard(useSelectedCourse());
  if (items.length === 0) return null;
  return (
    <nav aria-label={crumbs.label} className="crumbs">
      <Go to={home}>
        <Icon of={House} size="s" />
        {crumbs.home}
      </Go>
      {items.map(({ label, to, lang }) => (
        <span className="crumb" key={label}>
          <Icon of={ChevronRight} size="s" />
          {to === undefined ? (
            <span aria-current="page" lang={lang}>
              {label}
            </span>
          ) : (
            <Go lang={lang} to={to}>
              {label}
            </Go>
          )}
        </span>
      ))}
    </nav>
  );
}
