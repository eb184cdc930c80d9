import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { Footer } from '../../app/footer.tsx';
import { useTexts } from '../../app/language/language.tsx';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { ThemeButton } from '../../features/theme/theme.tsx';
import { BrandMark } from '../../ui/brand.tsx';
import { Go } from '../../ui/go.tsx';
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
