// A paper that gives another pace than the exam says so before it begins.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deviceState } from '#client/base/device.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { ExamPace } from './exam-pace.tsx';

await loadTexts(['exam']);

type Paper = Parameters<typeof ExamPace>[0]['paper'];

const show = (paper: Paper) =>
  render(
    <LanguageProvider>
      <ExamPace paper={paper} />
    </LanguageProvider>,
  );

test('fifty questions in 240 minutes say that the exam gives 80 seconds each, and that they take 67 minutes so', () => {
  show({ examPace: { asks: 'questions', count: 180, minutes: 240 }, count: 50, minutes: 240 });
  expect(
    screen.getByText(
      'The real exam gives you 80 s a question: 180 questions in 240 minutes. At that pace, these 50 questions take 67 minutes. Here you have 240.',
    ),
  ).toBeTruthy();
  const box = screen.getByRole('checkbox', { name: "Show the exam's pace while I answer" });
  expect(deviceState().settings.examPaceShown).toBe(false);
  fireEvent.click(box);
  expect(deviceState().settings.examPaceShown).toBe(true);
});

test('where the exam asks scenarios its pace is said, and cannot be shown beside shorter questions', () => {
  show({ examPace: { asks: 'scenarios', count: 8, minutes: 90 }, count: 60, minutes: 90 });
  expect(screen.getByText(/asks 8 scenarios in 90 minutes, 11:15 min each/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a paper with the exam’s own pace says nothing of it', () => {
  const { container } = show({ examPace: null, count: 40, minutes: 60 });
  expect(container.textContent).toBe('');
});
