// What a browser calls itself, as a person would: "Firefox on Windows". Pure.

/** In this order: most name others beside themselves. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['macOS', /\bMacintosh\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const first = (list: typeof browsers, text: string): string | null =>
  list.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** @returns null for what is not known */
export const deviceOf = (userAgent: string | null) => ({
  browser: first(browsers, userAgent ?? ''),
  system: first(systems, userAgent ?? ''),
});
