import type { ReactNode } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Footer } from '#client/base/footer.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { LanguageMenu } from '#client/base/language/language-menu.tsx';
import { ThemeButton } from '#client/base/theme.tsx';
import { BrandMark } from '#client/ui/brand.tsx';
import { City } from './city.tsx';
import './auth-layout.css';

/** The frame of sign-in, sign-up, reset and confirmation. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const shell = useTexts('shell');
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
