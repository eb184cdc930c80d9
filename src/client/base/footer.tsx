import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useTexts } from '#client/base/language/language.tsx';

/** The footer of every screen: whose portal this is, and which build. */
export function Footer({ className }: { className?: string | undefined }) {
  const { footer, build } = useTexts('shell');
  const product = useQuery(queries.product()).data;
  return (
    <footer className={className === undefined ? 'foot' : `foot ${className}`}>
      <span>{footer}</span>
      {product === undefined ? null : <span>{build(product.build)}</span>}
    </footer>
  );
}
