import { useEffect } from 'react';
import { LanguageProvider, useTexts } from '#client/base/language/language.tsx';
import { useLookOnPage } from '#client/base/theme.tsx';
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
  const picker = useTexts('picker');
  const shell = useTexts('shell');
  useLookOnPage();
  useEffect(() => {
    document.getElementById('main')?.focus();
  }, []);
  return <NotFoundScreen shell={shell} texts={picker.notFound} />;
}
