// Prints how questions do and what learners report of them: `npm run report:questions`.
import { print } from './ops/print.ts';
import { reportQuestions } from './ops/report-questions.ts';

await print(() => reportQuestions(process.argv.slice(2)));
