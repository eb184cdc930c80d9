import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen<{ modelId: string }>({
  paths: ['/models/:model'],
  params: ({ model = '' }) => ({ modelId: model }),
  frame: 'shell',
  access: 'learner',
  parent: 'models',
  isWide: true,
  texts: ['models', 'tasks', 'questions', 'player'],
  title: (text) => text('models').title,
  load: async () => (await import('./model-screen.tsx')).ModelScreen,
  example: addresses.model('00000000-0000-4000-8000-000000000000'),
});
