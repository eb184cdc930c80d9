import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/learning/:phaseId/:itemName/deliverable'],
  params: ({ phaseId = '', itemName = '' }) => ({ phaseId, itemName }),
  frame: 'shell',
  access: 'learner',
  parent: 'portfolio',
  texts: ['checklist', 'deliverables', 'documents', 'questions', 'tasks'],
  title: (text) => text('deliverables').screen,
  load: async () => (await import('./deliverable-screen.tsx')).DeliverableScreen,
  example: addresses.deliverable({ phaseId: 'preliminary', itemName: 'lab' }),
});
