import { useEffect } from 'react';
import { LanguageProvider, useTexts } from '#client/app/language/language.tsx';
import { useThemeOnPage } from '#client/features/theme/theme.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The whole page outside the hash: no session, no router, one way home. */
export function LostPage() {
  return (
    <LanguageProvider>
      <Lost />
    </LanguageProvider>
  );
}

function Lost() {
  const { picker, shell } = useTexts();
  useThemeOnPage();
  useEffect(() => {
    document.getElementById('main')?.focus();
  }, []);
  return <NotFoundScreen shell={shell} texts={picker.notFound} />;
}
