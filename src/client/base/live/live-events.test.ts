import { beforeEach, describe, expect, test } from 'vitest';
import { type EventStream, followLive } from './live-events.ts';

class Stream implements EventStream {
  readyState = 1;
  closed = false;
  private readonly heard = new Map<string, () => void>();
  addEventListener(name: string, hear: () => void) {
    this.heard.set(name, hear);
  }
  close() {
    this.closed = true;
  }
  say(name: string) {
    this.heard.get(name)?.();
  }
}

let streams: Stream[];
let changes: string[];
let waiting: (() => void) | null;

beforeEach(() => {
  streams = [];
  changes = [];
  waiting = null;
});

const follow = () =>
  followLive({
    open: () => {
      const stream = new Stream();
      streams.push(stream);
      return stream;
    },
    onChange: (topic) => changes.push(topic),
    later: (again) => {
      waiting = again;
      return () => {
        waiting = null;
      };
    },
  });

describe('a page that hears of changes', () => {
  test('reads everything anew once it is connected: it may have changed since it was read', () => {
    follow();
    expect(changes).toEqual([]);
    streams[0]!.say('open');
    expect(changes).toEqual(['notifications', 'profile', 'support']);
  });

  test('hears each topic by its name', () => {
    follow();
    streams[0]!.say('profile');
    streams[0]!.say('notifications');
    expect(changes).toEqual(['profile', 'notifications']);
  });

  test('reads everything anew when the connection is back', () => {
    follow();
    streams[0]!.say('open');
    changes = [];
    streams[0]!.say('error');
    streams[0]!.say('open');
    expect(changes).toEqual(['notifications', 'profile', 'support']);
    expect(streams).toHaveLength(1);
  });

  test('connects later where the server refused', () => {
    follow();
    streams[0]!.readyState = 2;
    streams[0]!.say('error');
    expect(streams[0]!.closed).toBe(true);
    waiting!();
    expect(streams).toHaveLength(2);
  });

  test('is left alone once the page has left', () => {
    const leave = follow();
    streams[0]!.readyState = 2;
    streams[0]!.say('error');
    leave();
    expect(waiting).toBeNull();
    expect(streams[0]!.closed).toBe(true);
  });
});
