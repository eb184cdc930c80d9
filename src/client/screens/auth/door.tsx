import type { ReactNode } from 'react';
import { addresses } from '#client/app/addresses.ts';
import { Footer } from '#client/app/footer.tsx';
import { useTexts } from '#client/app/language/language.tsx';
import { LanguageMenu } from '#client/features/language/language-menu.tsx';
import { ThemeButton } from '#client/features/theme/theme.tsx';
import { BrandMark } from '#client/ui/brand.tsx';
import { Go } from '#client/ui/go.tsx';
import { City } from './city.tsx';
import './door.css';

/** The frame of sign-in, sign-up, reset and confirmation. */
export function Door({ children }: { children: ReactNode }) {
  const { shell } = useTexts();
  return (
    <div className="split2 auth">
      <div className="door">
        <header className="door-top">
          <Go className="brand" to={addresses.auth()}>
            <BrandMark />
            <span>{shell.product}</span>
          </Go>
          <span>
            <LanguageMenu />
            <ThemeButton />
          </span>
        </header>
        <main className="form" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <div className="view">
        <City />
      </div>
    </div>
  );
}
