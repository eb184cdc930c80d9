// Templates: documents to fill in at work.
import { number, plural } from './words.ts';

export const templates = {
  /** What a template costs the learner, said alike wherever one leads to it. */
  terms: {
    free: 'Free',
    open: 'Premium, yours to open',
    premium: 'Premium',
    price: (xp: number) => `Premium, ${number(xp)} XP`,
  },
  /** Above a table that is wider than its place. */
  sideways: (columns: number) =>
    `${plural(columns, { one: '# column', other: '# columns' })}: scroll the table sideways to see them all.`,
  /** On a template that was opened from a line of one, before its title. */
  backToList: 'Back to the checklist',
  /** Both names: the menus lead here by the one and by the other. */
  title: 'Artifact Templates',
  lead: 'Documents to fill in at work, as real files for the programs you use: with hints, checks and formulas in them.',
  examplesTitle: 'Real Examples',
  examplesLead:
    'Templates filled in for our invented companies, so you can see how much goes where.',
  loading: 'Loading templates...',
  failed: 'The templates did not load',
  failedText: 'Nothing is lost. Try again in a moment.',
  none: 'No templates here yet',
  noneText: 'This course has none so far. Its lessons and missions are ready.',
  toDashboard: 'To the dashboard',
  search: 'Search templates',
  phases: 'Phase',
  all: 'All phases',
  empty: 'No template fits',
  emptyText: 'No title or description contains these words.',
  clear: 'Show all templates',
  inPractice: 'An example that we made up:',
  size: (kilobytes: number) => `${number(kilobytes)} KB`,
  downloads: (n: number) => plural(n, { one: '# download', other: '# downloads' }),
  rated: (mean: number, n: number) =>
    `${number(mean)} (${plural(n, { one: '# rating', other: '# ratings' })})`,
  updated: (day: string) => `Updated ${day}`,
  preview: 'Preview',
  previewNamed: (template: string) => `Preview ${template}`,
  download: 'Download',
  downloadNamed: (template: string) => `Download ${template}`,
  downloaded: 'Saved to your downloads.',
  downloadFailed: 'The file was not downloaded.',
  /** Beside an artifact or a mission: the button that downloads its document. */
  take: {
    get: 'Template',
    getNamed: (template: string) => `Template: ${template}`,
    more: (n: number) =>
      plural(n, { one: '# more template of this phase', other: '# more templates of this phase' }),
    missionDone: 'Mission done:',
    mission: 'This mission hands out',
  },
  premium: {
    get: 'Get Premium',
    getNamed: (template: string) => `Get Premium to download ${template}`,
    /** With how many filled examples it has, and what the pass costs. */
    why: (n: number) =>
      plural(n, {
        one: 'The blank page is below. The file and the filled example open with the Premium Pass.',
        other:
          'The blank page is below. The file and the # filled examples open with the Premium Pass.',
      }),
    pass: (xp: number, days: number) =>
      `It costs ${number(xp)} XP, which you earn by learning, and opens every premium template for ${plural(days, { one: '# day', other: '# days' })}.`,
  },
  detail: {
    screen: 'Template',
    loading: 'Loading the template...',
    missing: 'There is no such template',
    missingText: 'It may have been renamed, or belong to another course.',
    toList: 'All templates',
    versions: 'Version',
    blank: 'Blank',
    filledFor: (company: string) => `Filled in for ${company}`,
    get: (format: string) => `Download as ${format}`,
    preview: 'Preview of the document',
    drawing: 'Drawing',
    drawingOf: (title: string) => `Drawing: ${title}`,
    counted: 'calculated',
    guidance: 'How to fill it in',
    practice: 'An example that we made up',
    model: {
      title: 'As a model',
      text: (name: string) => `For a modeling tool: “${name}”.`,
      exchange: 'Exchange file (XML)',
      svg: 'Drawing (SVG)',
      failed: 'The file could not be created. Try again in a moment.',
    },
    rating: {
      title: 'Your rating',
      first: 'Download it first, then rate it.',
      stars: (n: number) => plural(n, { one: '# star', other: '# stars' }),
      failed: 'Your rating was not saved.',
    },
  },
};
