// The manifests of the screens outside a build: each folder of `src/client/screens` has its own.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScreenRoute } from '#client/base/screen/define-screen.ts';
import { screenTable } from '#client/base/screen/screen-table.ts';

const folder = join(import.meta.dirname, '../../src/client/screens');

const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'route.ts')));

const manifestOf = async (name: string): Promise<ScreenRoute> => {
  const { href } = pathToFileURL(join(folder, name, 'route.ts'));
  const { route } = (await import(/* @vite-ignore */ href)) as { route: ScreenRoute };
  return route;
};

export const screens = screenTable(
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await manifestOf(name)]))),
);

/** What stands for the parts of an example's address. */
export type ExampleParts = Readonly<Record<string, string>>;

/** @returns the example of a screen with its parts filled in, such as `/missions/first-one` */
export function exampleOf(screen: string, parts: ExampleParts): string {
  return screens.routeOf(screen).example.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const value = parts[part];
    if (value === undefined) throw new Error(`the example of "${screen}" needs {${part}}`);
    return value;
  });
}

/** Parts of the page that are looked at beside the screens. */
const OTHERS = ['shell', 'not-found'];

/**
 * @param states of screens that are looked at, such as `mission: locked`
 * @returns the screens of which there is none
 */
export function screensWithout(states: readonly (readonly [name: string, ...rest: unknown[]])[]) {
  const named = states.map(([state]) => state.slice(0, state.indexOf(':')));
  const unknown = named.filter((name) => ![...screens.names, ...OTHERS].includes(name));
  if (unknown.length > 0) throw new Error(`no screens: ${unknown.join(', ')}`);
  return screens.names.filter((name) => !named.includes(name));
}
