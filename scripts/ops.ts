// What an operator does from the console: `npm run ops -- <command>`. Works beside a running server.
import { operate } from './ops/operate.ts';
import { print } from './ops/print.ts';

await print(() => operate(process.argv.slice(2)));
