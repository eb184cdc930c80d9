// What mails to whoever runs the site say: in English, like the documents of operators.
import type { Mail } from './messages.ts';

/** A learner wrote to support. */
export const supportMessage = (values: {
  subject: string;
  text: string;
  name: string;
  email: string;
  threadId: string;
}): Mail => ({
  subject: `Support: ${values.subject}`,
  // It has no link to stand for: the answer is a command.
  action: '',
  body: `${values.name} (${values.email}) wrote to support:

${values.text}

Answer in the product, where the learner reads it at once and by mail:

npm run ops -- support reply ${values.threadId} --text "..."`,
});
