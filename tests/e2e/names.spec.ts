// Names that try to be code are shown as names, on every screen that shows them.
import { expect, test } from './support/journey.ts';
import { call, signUp } from './support/people.ts';
import { visit } from './support/screen.ts';

const payloads = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg onload=ran()>',
  '"><script>ran()</script>',
  "'><img src=x onerror=ran()>",
  '</title><script>ran()</script>',
  '</script><script>ran()</script>',
  '<body onload=ran()>',
  '<iframe src=javascript:ran()>',
  '<a href=javascript:ran()>name</a>',
  '<details open ontoggle=ran()>',
  '<input autofocus onfocus=ran()>',
  '<video><source onerror=ran()>',
  '<audio src=x onerror=ran()>',
  '<marquee onstart=ran()>',
  '<object data=javascript:ran()>',
  '<embed src=javascript:ran()>',
  '<math><mtext></mtext><script>ran()</script>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '" onmouseover="ran()',
  "' onfocus='ran()' autofocus='",
  'javascript:ran()',
  'data:text/html,<script>ran()</script>',
  '{{constructor.constructor("ran()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the payload
  '${ran()}',
  '#{ran()}',
  '<%= ran() %>',
  '`-ran()-`',
  '\\u003cscript\\u003eran()\\u003c/script\\u003e',
  '%3Cscript%3Eran()%3C/script%3E',
  '&lt;script&gt;ran()&lt;/script&gt;',
  '&#60;script&#62;ran()&#60;/script&#62;',
  '<<script>script>ran()<</script>/script>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<IMG SRC=x ONERROR=ran()>',
  '<img/src=x/onerror=ran()>',
  '<img src=x onerror=ran()//',
  '<svg><animate onbegin=ran() attributeName=x>',
  '<svg><script>ran()</script></svg>',
  '<svg><a xlink:href=javascript:ran()>x</a></svg>',
  '<form action=javascript:ran()><button>',
  '<button formaction=javascript:ran()>x',
  '<select onfocus=ran() autofocus>',
  '<textarea onfocus=ran() autofocus>',
  '<p style=background:url(javascript:ran())>',
  '<div style=width:expression(ran())>',
  '<template><script>ran()</script></template>',
  '<noscript><p title="</noscript><svg onload=ran()>',
  '<xmp><script>ran()</script></xmp>',
  '<!--><script>ran()</script>-->',
  ']]><script>ran()</script>',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  'null',
  '$& $1 %s %d {0}',
].map((payload) => payload.slice(0, 50));

// Four journeys side by side, each with a quarter of the payloads.
for (const part of [0, 1, 2, 3]) {
  const own = payloads.filter((_, index) => index % 4 === part);
  test(`a name that tries to be code is text everywhere, ${part + 1} of 4`, async ({
    page,
    context,
  }) => {
    const ran: string[] = [];
    await page.exposeFunction('ran', () => void ran.push(page.url()));
    page.on('dialog', (dialog) => void dialog.dismiss());
    await signUp(context);
    for (let index = 0; index < own.length; index += 2) {
      const [firstName = '', lastName = ''] = [own[index], own[index + 1]];
      await call(context, 'PATCH', '/me', { firstName, lastName });
      const name = `${firstName} ${lastName}`.replace(/\s+/g, ' ');
      await visit(page, index % 4 === 0 ? '/dashboard' : '/learn');
      await page.reload();
      const profile = page.getByRole('button', { name: `Profile: ${name}`, exact: true });
      await expect(profile).toBeVisible();
      await profile.click();
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await visit(page, '/missions');
      await expect(page.getByText('0 of 6 completed')).toBeVisible();
      expect(ran).toEqual([]);
    }
  });
}
