import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useFirstScreen } from '#client/ui/first-screen.ts';

interface FooterProps {
  className?: string | undefined;
  /** The screen whose help page it leads to; none where nobody may be signed in. */
  screen?: string;
}

/** The footer of every screen: whose portal this is, help with the screen, and which build. */
export function Footer({ className, screen }: FooterProps) {
  const { footer, pageHelp } = useTexts('shell');
  // It is asked of the server: the first screen goes before it.
  const isFirstScreenThere = useFirstScreen();
  return (
    <footer className={className === undefined ? 'foot' : `foot ${className}`}>
      <span>{footer}</span>
      {screen === undefined ? null : (
        <Go className="link" to={addresses.help(screen)}>
          {pageHelp}
        </Go>
      )}
      {isFirstScreenThere && <Build />}
    </footer>
  );
}

function Build() {
  const { build } = useTexts('shell');
  const product = useProduct();
  return product === undefined ? null : <span>{build(product.build)}</span>;
}
