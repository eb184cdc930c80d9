import { expect, test } from 'vitest';
import { fileName } from './export-files.ts';

test.each([
  ['Payments', 'Payments.xml'],
  ['../../etc/passwd', 'etc-passwd.xml'],
  ['a\r\nContent-Type: x', 'a-Content-Type- x.xml'],
  ['Zahlungen über Nacht: 2', 'Zahlungen über Nacht- 2.xml'],
  ['...', 'model.xml'],
  ['x'.repeat(300), `${'x'.repeat(60)}.xml`],
])('%j is saved as %s', (name, file) => {
  expect(fileName(name, 'xml')).toBe(file);
});
