// The product's own faces on a device that has not fetched them yet: what the first screen consists of has the line to
// itself, and is read in the device's face of the same size until they are here.
import { firstScreen } from '#client/ui/first-screen.ts';

const KEPT = 'faces-kept';
const FACES = ['1em "Hanken Grotesk Variable"', '1em "Gabarito Variable"'];

/**
 * Fetches the faces when the first screen stands, and lets the page wear both at once. `public/start.js` lets the pages
 * after it wear them from the start. Without a connection the page keeps what it has.
 */
export async function wearLateFaces(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.faces !== undefined) return;
  await firstScreen();
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
