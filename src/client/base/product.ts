// What this installation is: its build, what it asks of passwords, its courses, what it can send.
import { useSyncExternalStore } from 'react';
import { connection, onConnection } from '#client/api/connection.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { createProductStore } from './product-store.ts';

const store = createProductStore({
  ask: () => tryCall(api.product.get()),
  connection,
  onConnection,
  soon: (again) => setTimeout(again, 600),
});

/** Undefined until the server has said. */
export const useProduct = () => useSyncExternalStore(store.subscribe, store.find);
