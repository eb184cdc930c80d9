// What stands in the place of a list of the account until it is here.
import { useTexts } from '#client/base/language/language.tsx';
import { ErrorScene } from '#client/ui/states.tsx';

interface NotLoadedProps {
  query: { readonly data: unknown; readonly isError: boolean; refetch(): Promise<unknown> };
  loading: string;
  failed: string;
}

/** That it loads, or that it failed with the way to try again; nothing once it is loaded. */
export function NotLoaded({ query, loading, failed }: NotLoadedProps) {
  const { retry } = useTexts('actions');
  if (query.data !== undefined) return null;
  return query.isError ? (
    <ErrorScene level={3} retry={() => void query.refetch()} retryLabel={retry} title={failed} />
  ) : (
    <p className="small quiet" role="status">
      {loading}
    </p>
  );
}
