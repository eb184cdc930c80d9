// A page that stayed open over an upgrade of the server may meet answers that it does not know. It is put right by a reload.

/** Kept for the tab, so that a page is reloaded once for a build and never in circles. */
const RELOADED_FOR = 'meritpath.reloadedFor';

interface Surroundings {
  /** The address of the script that this page runs. */
  readonly script: string | undefined;
  /** The page as the server has it now; rejects without a network. */
  readonly served: () => Promise<string>;
  readonly kept: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads the page where the server has another build than the one that runs here.
 * @returns whether it reloads; without a network, or where that was tried for this build, it does not
 */
export async function reloadIfOutdated({
  script,
  served,
  kept,
  reload,
}: Surroundings): Promise<boolean> {
  if (script === undefined) return false;
  const page = await served().catch(() => null);
  const isOutdated = page?.includes('<script') === true && !page.includes(script);
  if (!isOutdated || kept.getItem(RELOADED_FOR) === script) return false;
  kept.setItem(RELOADED_FOR, script);
  reload();
  return true;
}

/** The same of this tab. */
export const reloadThisIfOutdated = (): Promise<boolean> =>
  reloadIfOutdated({
    script: [...document.scripts].map(({ src }) => src && new URL(src).pathname).find(Boolean),
    served: async () => (await fetch('/', { cache: 'no-store' })).text(),
    kept: sessionStorage,
    reload: () => location.reload(),
  });
