// A procedure: its part of the contract, the server module that answers it, and a test through the API.
import type { Names } from './names.ts';
import type { Tree } from './tree.ts';

const contract = ({
  camel,
  kebab,
  pascal,
  words,
}: Names) => `// ${words}: what is asked and answered, in one sentence.
import { z } from 'zod';
import { read } from './policy.ts';

export const ${camel}Schema = z.object({ learnerId: z.string() });
export type ${pascal} = z.infer<typeof ${camel}Schema>;

export const ${camel}Contract = {
  get: read('learner')
    .route({ method: 'GET', path: '/me/${kebab}', tags: ['${kebab}'], summary: '${words}' })
    .output(${camel}Schema),
};
`;

const usecaseFile = ({ pascal, kebab }: Names) => `// What is known of a learner here.
import type { ${pascal} } from '#contract/${kebab}.ts';

export const read${pascal} = (learnerId: string): ${pascal} => ({ learnerId });
`;

const routes = ({
  camel,
  pascal,
  kebab,
  words,
}: Names) => `// ${words} over HTTP: one line a procedure.
import { signedIn } from '#server/http/procedures.ts';
import { read${pascal} } from './${kebab}.usecases.ts';

export const ${camel}Routes = () => ({
  get: signedIn.${camel}.get.handler(({ context }) => read${pascal}(context.learnerId)),
});
`;

const apiTest = ({
  camel,
  kebab,
}: Names) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a learner is told about nobody else', async () => {
  const { api, learner } = await aLearner(app);
  expect(await api.${camel}.get()).toEqual({ learnerId: learner.id });
});

test('nobody who is not signed in is told anything', async () => {
  const answer = await app.newClient().fetch('/api/me/${kebab}');
  expect(answer.status).toBe(401);
});
`;

/** Written by the build otherwise; the copy of the browser is part of the tree. */
const GENERATED = 'src/client/api/contract.gen.json';

export function addProcedure(tree: Tree, names: Names): void {
  const { kebab, camel } = names;
  const folder = `src/server/modules/${kebab}`;
  tree.add(`src/contract/${kebab}.ts`, contract(names));
  tree.add(`${folder}/${kebab}.usecases.ts`, usecaseFile(names));
  tree.add(`${folder}/${kebab}.routes.ts`, routes(names));
  tree.add(`tests/api/${kebab}.test.ts`, apiTest(names));
  const api = 'src/contract/api.ts';
  tree.addBefore(api, '/** What the browser', `import { ${camel}Contract } from './${kebab}.ts';`);
  // Both lists stand in one order: the copy of the browser is made from the contract.
  tree.addBefore(api, 'questions: questionsContract', `  ${camel}: ${camel}Contract,`);
  const compose = 'src/server/compose.ts';
  tree.addBefore(
    compose,
    'import { productRoutes }',
    `import { ${camel}Routes } from './modules/${kebab}/${kebab}.routes.ts';`,
  );
  tree.addBefore(compose, '});', `    ${camel}: ${camel}Routes(),`, 'anyone.router({');
  tree.addBefore('tests/support/walls.ts', '];', `  '${kebab}',`, 'export const MODULE_ORDER = [');
  const called = `  "${camel}": {\n    "get": "GET /me/${kebab}"\n  },`;
  tree.addBefore(GENERATED, '"questions": {', called);
}
