import { expect, test } from 'vitest';
import { ownHosts } from './own-host.ts';

const isOurs = ownHosts('https://study.example.org:8443');

test('the name that people type is ours, those of this machine and plain addresses too', () => {
  const ours = ['study.example.org', 'localhost', 'app.localhost', '127.0.0.1', '192.168.1.5'];
  for (const hostname of [...ours, '[::1]', '[2001:db8::5]']) expect(isOurs(hostname)).toBe(true);
});

test('any other name is not, however it looks', () => {
  const foreign = [
    'evil.example',
    'study.example.org.evil.example',
    'example.org',
    'evil-localhost',
  ];
  for (const hostname of [...foreign, 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect(isOurs(hostname)).toBe(false);
});
