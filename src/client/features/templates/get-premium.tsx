// What stands in the place of a download while a premium template is not open to the learner.
import { Gem } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';

interface GetPremiumProps {
  title: string;
  /** True where it is the one thing to do on the page. */
  isMain?: boolean;
}

export function GetPremium({ title, isMain = false }: GetPremiumProps) {
  const t = useTexts('templates').premium;
  return (
    <Go
      aria-label={t.getNamed(title)}
      className={isMain ? 'btn btn-primary' : 'btn btn-line'}
      to={addresses.store('premium')}
    >
      <Icon of={Gem} size="s" />
      {t.get}
    </Go>
  );
}
