// A mail in two parts that say the same: plain text, and the same text in the product's design.

/** Colours of the light and the dark theme, as the screens have them (a test compares). */
export const MAIL_COLORS = {
  light: {
    bg: '#f0f3f6',
    surface: '#ffffff',
    rule: '#d3dce4',
    ink: '#111a24',
    'ink-2': '#3b4857',
    'ink-3': '#526070',
    accent: '#0b63c9',
    'on-accent': '#ffffff',
  },
  dark: {
    bg: '#0e1319',
    surface: '#161c24',
    rule: '#2b3542',
    ink: '#f2f5f9',
    'ink-2': '#bcc6d3',
    'ink-3': '#98a4b5',
    accent: '#56b4ff',
    'on-accent': '#03121f',
  },
} as const;

export interface MailParts {
  readonly subject: string;
  /** Paragraphs with an empty line between them; a link stands on a line of its own. */
  readonly body: string;
  /** What the button says that stands for the link; null shows the link itself. */
  readonly action: string | null;
  /** A BCP 47 tag, for readers that speak. */
  readonly locale: string;
  /** Why it came, and how to end that; null for mails about the account itself. */
  readonly leave: { readonly because: string; readonly label: string; readonly url: string } | null;
}

/** The plain text part. */
export const mailText = ({ body, leave }: MailParts): string =>
  leave === null ? body : `${body}\n\n-- \n${leave.because}\n${leave.label}: ${leave.url}\n`;

/** The designed part: no pictures, no scripts, nothing that is fetched. */
export function mailHtml(mail: MailParts): string {
  const { light } = MAIL_COLORS;
  const blocks = mail.body.split('\n\n').map((block) => blockHtml(block, mail.action));
  return `<!doctype html>
<html lang="${escaped(mail.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(mail.subject)}</title>
<style>@media (prefers-color-scheme: dark) {${darkRules()}}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:${light.bg}">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:${light.bg}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${TEXT}">
<tr><td class="ink" style="padding:0 8px 16px;color:${light.ink};font-size:17px;font-weight:700"><span class="brand" style="color:${light.accent}">&#9679;&#8211;&#9679;</span>&nbsp; Meritpath</td></tr>
<tr><td class="card" style="padding:32px 28px;background:${light.surface};border:1px solid ${light.rule};border-radius:20px">
<h1 class="ink" style="margin:0 0 20px;color:${light.ink};font-size:24px;line-height:30px;font-weight:700">${escaped(mail.subject)}</h1>
${blocks.join('\n')}
</td></tr>
${leaveHtml(mail.leave)}</table>
</td></tr></table>
</body>
</html>
`;
}

const TEXT = "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Arial,sans-serif";

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

const isLink = (block: string): boolean => /^https?:\/\/\S+$/.test(block);

function blockHtml(block: string, action: string | null): string {
  const { light } = MAIL_COLORS;
  const style = `color:${light['ink-2']};font-size:16px;line-height:26px`;
  if (isLink(block)) {
    return `<p style="margin:24px 0"><a class="go" href="${escaped(block)}" style="display:inline-block;padding:13px 24px;border-radius:12px;background:${light.accent};color:${light['on-accent']};font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${escaped(action ?? block)}</a></p>`;
  }
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.map((line) => `<li style="margin:0 0 4px">${escaped(line.slice(2))}</li>`);
    return `<ul class="text" style="margin:0 0 16px;padding:0 0 0 22px;${style}">${items.join('')}</ul>`;
  }
  return `<p class="text" style="margin:0 0 16px;${style}">${lines.map(escaped).join('<br>')}</p>`;
}

function leaveHtml(leave: MailParts['leave']): string {
  if (leave === null) return '';
  const style = `color:${MAIL_COLORS.light['ink-3']};font-size:13px;line-height:20px`;
  return `<tr><td class="small" style="padding:16px 8px 0;${style}">${escaped(leave.because)} <a class="small" href="${escaped(leave.url)}" style="${style}">${escaped(leave.label)}</a></td></tr>
`;
}

function darkRules(): string {
  const { dark } = MAIL_COLORS;
  return [
    `.bg{background:${dark.bg}!important}`,
    `.card{background:${dark.surface}!important;border-color:${dark.rule}!important}`,
    `.ink{color:${dark.ink}!important}`,
    `.text{color:${dark['ink-2']}!important}`,
    `.small{color:${dark['ink-3']}!important}`,
    `.brand{color:${dark.accent}!important}`,
    `.go{background:${dark.accent}!important;color:${dark['on-accent']}!important}`,
  ].join('');
}
