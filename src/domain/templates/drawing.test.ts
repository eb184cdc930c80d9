import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heatColor, layoutDrawing } from './drawing.ts';
import type { TemplateColumn, TemplateDrawing } from './template.ts';

const columns: readonly TemplateColumn[] = [
  { key: 'area', title: 'Area', kind: 'text' },
  { key: 'name', title: 'Name', kind: 'text' },
  { key: 'heat', title: 'Heat', kind: 'number', min: 1, max: 5 },
  { key: 'to', title: 'Leads to', kind: 'text' },
];
const groups: TemplateDrawing = {
  part: 'Rows',
  layout: 'groups',
  label: 'name',
  group: 'area',
  heat: 'heat',
};
const flow: TemplateDrawing = { part: 'Rows', layout: 'flow', label: 'name', next: 'to' };

test('each row is a box in the frame of its group, colored by its place in the range', () => {
  const { boxes } = layoutDrawing(groups, { columns }, [
    ['Sales', 'Offer', 1, null],
    ['Care', 'Answer', 5, null],
    ['Sales', 'Contract', null, null],
  ]);
  const frames = boxes.filter(({ isFrame }) => isFrame);
  expect(frames.map(({ lines }) => lines[0])).toEqual(['Sales', 'Care']);
  const heats = boxes.flatMap((box) => (box.isFrame ? [] : [[box.lines[0], box.heat]]));
  expect(heats).toEqual([
    ['Offer', 0],
    ['Contract', null],
    ['Answer', 1],
  ]);
  expect(heatColor(0)).not.toBe(heatColor(1));
});

test('arrows lead from a box to those that it names, whatever the case', () => {
  const { boxes, arrows } = layoutDrawing(flow, { columns }, [
    [null, 'Ask', null, 'check, Tell; nobody'],
    [null, 'Check', null, 'TELL'],
    [null, 'Tell', null, 'Ask'],
  ]);
  const names = arrows.map(({ from, to }) => [boxes[from]?.lines[0], boxes[to]?.lines[0]]);
  expect(names).toEqual([
    ['Ask', 'Check'],
    ['Ask', 'Tell'],
    ['Check', 'Tell'],
    ['Tell', 'Ask'],
  ]);
  const [ask, check, tell] = boxes.map(({ x }) => x);
  expect(ask! < check! && check! < tell!).toBe(true);
});

test('where nothing is filled in, the drawing shows where what belongs', () => {
  const { boxes } = layoutDrawing(groups, { columns }, [['', null, null, '']]);
  expect(boxes[0]?.lines).toEqual(['[Area 1]']);
  expect(boxes[1]?.lines).toEqual(['[Name 1]']);
});

test('whatever is written, no box overlaps another or leaves the drawing', () => {
  const text = fc.oneof(fc.constantFrom('a', 'b', 'c', 'a, b'), fc.string({ maxLength: 80 }));
  const rows = fc.array(fc.tuple(text, text, fc.integer(), text), { maxLength: 20 });
  fc.assert(
    fc.property(rows, fc.constantFrom('groups', 'lanes', 'flow'), (cells, layout) => {
      const drawing = { ...groups, next: 'to', layout } as const;
      const { boxes, width, height } = layoutDrawing(drawing, { columns }, cells);
      const own = boxes.filter(({ isFrame }) => !isFrame);
      for (const box of own) {
        expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
        expect(box.y >= 0 && box.y + box.height <= height).toBe(true);
        for (const other of own) {
          if (other === box) continue;
          const isApart =
            box.x + box.width <= other.x ||
            other.x + other.width <= box.x ||
            box.y + box.height <= other.y ||
            other.y + other.height <= box.y;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});
