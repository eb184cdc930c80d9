// What stands opposite a card's state: a mission that was passed over is named as the next step names one.
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { MissionCard } from '#contract/learning.ts';
import { useMissionSide } from './use-mission-side.ts';

vi.mock('#client/base/session/session.tsx', () => ({ useLearner: () => ({ timeZone: 'UTC' }) }));
await loadTexts(['missions']);

const card = (part: Partial<MissionCard>) =>
  ({
    ...{ status: 'available', form: 'story', stepCount: 6, stepsSeen: 0, doneAt: null },
    ...{ toOpen: null, isPassedOver: false },
    ...part,
  }) as MissionCard;

test('one that was passed over says so, and any other how long it is', () => {
  const { result } = renderHook(() => useMissionSide(0), { wrapper: LanguageProvider });
  expect(result.current(card({ isPassedOver: true }))).toBe('You passed over it');
  expect(result.current(card({ isPassedOver: true, form: 'quest' }))).toBe('You passed over it');
  expect(result.current(card({}))).toBe('6 cards');
});
