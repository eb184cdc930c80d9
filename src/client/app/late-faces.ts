// The product's own faces on a device that has not fetched them yet: what the first screen consists of has the line to
// itself, and is read in the device's face of the same size until they are here.

const KEPT = 'faces-kept';
const FACES = ['1em "Hanken Grotesk Variable"', '1em "Gabarito Variable"'];

/** The first screen stands: it has its heading, and nothing of it waits. */
const stands = (): boolean =>
  document.querySelector('#root h1') !== null &&
  document.querySelector('#root [aria-busy="true"]') === null;

const firstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!stands()) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
    look();
  });

/** A screen that stands is on the glass one or two frames later. */
const A_MOMENT_MS = 200;
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS));

/**
 * Fetches the faces when the first screen stands, and lets the page wear both at once. `public/start.js` lets the pages
 * after it wear them from the start. Without a connection the page keeps what it has.
 */
export async function wearLateFaces(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.faces !== undefined) return;
  await firstScreen();
  await aMoment();
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
  } catch {
    return;
  }
  dataset.faces = '';
  try {
    localStorage.setItem(KEPT, '');
  } catch {
    // A browser that keeps nothing fetches them late on each page.
  }
}
