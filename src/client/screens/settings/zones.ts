// The time zones that the browser knows, in groups as their names have them. Pure.

export interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly { readonly key: string; readonly name: string }[];
}

/** @param always zones that are listed even where the browser names them in another way */
export function zonesByRegion(always: readonly string[]): readonly ZoneGroup[] {
  const keys = [...new Set([...always, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  const groups = new Map<string, { key: string; name: string }[]>();
  for (const key of keys) {
    const [region = key, ...rest] = key.split('/');
    const name = (rest.length === 0 ? region : rest.join(' / ')).replaceAll('_', ' ');
    groups.set(region, [...(groups.get(region) ?? []), { key, name }]);
  }
  return [...groups].map(([region, zones]) => ({ region, zones }));
}
