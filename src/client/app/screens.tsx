// The screens by the manifests in their folders, each its own chunk: fetched when it is first shown or
// when a link to it is pointed at.
import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { ScreenRoute } from '#client/base/screen/define-screen.ts';
import { ScreenPlace } from '#client/base/screen/screen-place.tsx';
import { type ShownScreen, screenTable } from '#client/base/screen/screen-table.ts';
import { firstScreen } from '#client/ui/first-screen.ts';
import type { Area } from '#texts/messages.ts';

const manifests = import.meta.glob<ScreenRoute>('../screens/*/route.ts', {
  eager: true,
  import: 'route',
});

export const screens = screenTable(
  Object.fromEntries(
    Object.entries(manifests).map(([file, route]) => [file.split('/').at(-2) ?? '', route]),
  ),
);

const components = new Map<string, ComponentType<object>>(
  screens.names.map((name) => [name, lazy(async () => ({ default: await placed(name) }))]),
);

/** The screen with its texts, in its place among the others. */
async function placed(name: string): Promise<ComponentType<object>> {
  const Screen = await fetchScreen(screens.routeOf(name));
  return function Placed(params) {
    return (
      <ScreenPlace screen={name} table={screens}>
        <Screen {...params} />
      </ScreenPlace>
    );
  };
}

async function fetchScreen(route: ScreenRoute): Promise<ComponentType<object>> {
  const areas: readonly Area[] =
    route.access === 'guest' || route.refusals === 'later'
      ? route.texts
      : [...route.texts, 'refusals'];
  const [Screen] = await Promise.all([route.load(), loadTexts(areas)]);
  if (route.refusals === 'later')
    void firstScreen().then(() => loadTexts(['refusals']).catch(() => undefined));
  return Screen;
}

/** A failure is met again when the screen is shown. */
const preload = (route: ScreenRoute) => void fetchScreen(route).catch(() => undefined);

/** Fetches the code of the screen of an address before it is shown. */
export const preloadScreen = ({ route }: ShownScreen): void => preload(route);

/** The screen of an address, with what the address says about it; another one starts anew. */
export function screenElement({ name, params }: ShownScreen): ReactNode {
  const Screen = components.get(name);
  return Screen && <Screen {...params} key={JSON.stringify(params)} />;
}
