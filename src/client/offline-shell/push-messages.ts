// What a pushed message shows on the device, and where a press on it leads.

export interface Shown {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly link: string } };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * @param message as the server encrypted it; undefined where it could not be read
 * @param isSeen true while a page of ours is in front: the device then makes no sound
 */
export function shownMessage(message: unknown, isSeen: boolean): Shown {
  const { title, body, lang, tag, link } = (message ?? {}) as Record<string, unknown>;
  return {
    title: text(title) || 'Meritpath',
    options: {
      body: text(body),
      lang: text(lang),
      // A second message of the same tag takes the place of the first.
      tag: text(tag),
      icon: '/favicon.svg',
      silent: isSeen,
      data: { link: inside(link) },
    },
  };
}

/** An address of the product behind the hash, whatever was sent. */
function inside(link: unknown): string {
  const path = text(link);
  return /^\/(?!\/)/.test(path) ? path : '/';
}

interface Page {
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** Opens what a message leads to, in a page that is open where there is one. */
export async function openMessage(
  link: unknown,
  pages: readonly Page[],
  open: (url: string) => Promise<unknown>,
): Promise<void> {
  const url = `/#${inside(link)}`;
  const [page] = pages.toSorted(
    (one, other) =>
      Number(other.visibilityState === 'visible') - Number(one.visibilityState === 'visible'),
  );
  if (page === undefined) return void (await open(url));
  try {
    await page.focus();
    await page.navigate(url);
  } catch {
    // A page that this worker does not control cannot be moved by it.
    await open(url);
  }
}
