// A screen: its folder with the manifest, and an area of texts with its title in each language.
import type { Names } from './names.ts';
import { Refusal, type Tree } from './tree.ts';

const LANGUAGES = ['en-us', 'de', 'es', 'fr'] as const;

/** An area is one word, also in the name of its file. */
const areaOf = ({ kebab }: Names) => kebab.replaceAll('-', '');
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const manifest = (
  names: Names,
) => `import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/${names.kebab}'],
  frame: 'shell',
  access: 'learner',
  texts: ['${areaOf(names)}'],
  title: (text) => text('${areaOf(names)}').title,
  crumb: { label: (text) => text('${areaOf(names)}').title },
  load: async () => (await import('./${names.kebab}-screen.tsx')).${names.pascal}Screen,
  example: '/${names.kebab}',
});
`;

const screen = (names: Names) => `// \`/${names.kebab}\`: what a learner does here, in one sentence.
import { useTexts } from '#client/base/language/language.tsx';

export function ${names.pascal}Screen() {
  const t = useTexts('${areaOf(names)}');
  return <h1>{t.title}</h1>;
}
`;

function texts(area: string, language: string, title: string): string {
  const isOwnType = language === 'en-us';
  const type = isOwnType ? '' : "import type { Messages } from '../messages.ts';\n\n";
  const end = isOwnType ? '};' : `} satisfies Messages['${area}'];`;
  return `// ${title}.\n${type}export const ${area} = {\n  title: ${quoted(title)},\n${end}\n`;
}

/** @param titles in American English, German, Spanish and French */
export function addScreen(tree: Tree, names: Names, titles: readonly string[]): void {
  if (titles.length !== LANGUAGES.length) {
    throw new Refusal(
      'A screen has a title in English, German, Spanish and French: give all four.',
    );
  }
  const folder = `src/client/screens/${names.kebab}`;
  const area = areaOf(names);
  tree.add(`${folder}/route.ts`, manifest(names));
  tree.add(`${folder}/${names.kebab}-screen.tsx`, screen(names));
  for (const [at, language] of LANGUAGES.entries()) {
    tree.add(`src/texts/${language}/${area}.ts`, texts(area, language, titles[at] ?? ''));
  }
  const list = 'src/texts/messages.ts';
  tree.addBefore(list, '/** Every text', `import type { ${area} } from './en-us/${area}.ts';`);
  tree.addBefore(list, '}', `  ${area}: typeof ${area};`, 'export interface Messages {');
}
