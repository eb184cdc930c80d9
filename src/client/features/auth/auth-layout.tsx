import type { ReactNode } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Footer } from '#client/base/footer.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { LanguageMenu } from '#client/base/language/language-menu.tsx';
import { ThemeButton } from '#client/base/theme.tsx';
import { BrandMark } from '#client/ui/brand.tsx';
import styles from './auth-layout.module.css';
import { City } from './city.tsx';

/** The frame of sign-in, sign-up, reset and confirmation. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const shell = useTexts('shell');
  return (
    <div className={`${styles.split2} ${styles.auth}`}>
      <div className={styles.door}>
        <header className={styles.doorTop}>
          <Go className="brand" to={addresses.auth()}>
            <BrandMark />
            <span>{shell.product}</span>
          </Go>
          <span>
            <LanguageMenu />
            <ThemeButton />
          </span>
        </header>
        <main className={styles.form} id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <div className={styles.view}>
        <City />
      </div>
    </div>
  );
}
