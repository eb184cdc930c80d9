// What operators watch: latency by procedure, pool, process; served only with the token.
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** @param operation a procedure's path pattern or a fixed name: bounded, never a raw address */
  observe(operation: string, method: string, status: number, seconds: number): void;
  /** @param learners whose profile shows another sum than their ledger; anything but 0 is a bug */
  ledgerDrift(learners: number): void;
}

/** Methods by their name; whatever else a client makes up counts together. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Builds a registry of its own, so that two apps in one process do not share numbers. */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation',
    labelNames: ['operation', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers of 500 and above',
    labelNames: ['operation'],
    registers: [registry],
  });
  const drift = new Gauge({
    name: 'ledger_drift_learners',
    help: 'Learners whose XP differs from their ledger, among those paid in the last day',
    registers: [registry],
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    registry,
    ledgerDrift: (learners) => drift.set(learners),
    observe(operation, method, status, seconds) {
      latency.observe(
        {
          operation,
          method: METHODS.has(method) ? method : 'other',
          status: `${Math.floor(status / 100)}xx`,
        },
        seconds,
      );
      if (status >= 500) failures.inc({ operation });
    },
  };
}
