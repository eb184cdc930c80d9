import { expect, test } from 'vitest';
import { diskRoom, ROOM_BYTES } from './disk-room.ts';

function aDisk(freeBytes: number) {
  const disk = { freeBytes, asked: 0, ms: 0 };
  const hasRoom = diskRoom('/data', {
    now: () => disk.ms,
    statfs: () => {
      disk.asked += 1;
      if (Number.isNaN(disk.freeBytes)) throw new Error('ENOSYS');
      return { bavail: disk.freeBytes / 4096, bsize: 4096 };
    },
  });
  return { disk, hasRoom };
}

test('there is room as long as the log of the database can go on', () => {
  expect(aDisk(ROOM_BYTES).hasRoom()).toBe(true);
  expect(aDisk(ROOM_BYTES - 4096).hasRoom()).toBe(false);
});

test('the disk is asked twice a second at most, and room that came back is seen', () => {
  const { disk, hasRoom } = aDisk(0);
  expect(hasRoom()).toBe(false);
  disk.freeBytes = 2 * ROOM_BYTES;
  disk.ms = 499;
  expect(hasRoom()).toBe(false);
  disk.ms = 500;
  expect(hasRoom()).toBe(true);
  expect(disk.asked).toBe(2);
});

test('a system that does not tell refuses nothing', () => {
  expect(aDisk(Number.NaN).hasRoom()).toBe(true);
});
