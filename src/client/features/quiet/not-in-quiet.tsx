// A screen that shows nothing but what quiet mode hides says so in its place.
import type { ReactNode } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import { EmptyScene } from '#client/ui/states.tsx';

export function NotInQuiet({ children }: { children: ReactNode }) {
  const { quiet: t } = useTexts('rewards');
  if (!useQuiet()) return children;
  return (
    <EmptyScene level={1} text={t.text} title={t.title}>
      <Go className="btn btn-line" to={addresses.settings('appearance')}>
        {t.settings}
      </Go>
    </EmptyScene>
  );
}
