// Buying, starting and wearing what the store has: each in one transaction that holds the learner.
import type { StoreEffects } from '#contract/learner.ts';
import type { StoreItemView, StoreView } from '#contract/store.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Instant } from '#domain/kernel/time.ts';
import { percentOf, runningBoosts, type StoreHolding } from '#domain/store/boost.ts';
import { checkPurchase, endOf, hoursOf, isRunning } from '#domain/store/purchase.ts';
import type { Look, StoreItem } from '#domain/store/store-item.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { tellPages } from '#server/live/tell-pages.ts';
import { lockLearner, ofLearner } from '#server/modules/learner/learner.usecases.ts';
import {
  addHeld,
  addLasting,
  addPurchase,
  addShield,
  findActive,
  findOwned,
  findPurse,
  isAnyRunning,
  type OwnedRow,
  setOn,
  startOne,
  takeXp,
} from './store.queries.ts';

/** What the learner's boosts add to each 100 XP at that moment, by the database's clock. */
export async function boostPercentAt(
  db: Executor,
  catalog: CatalogIndex,
  learner: { readonly id: string; readonly now: Instant },
): Promise<number> {
  const rows = await findActive(db, learner.id, new Date(learner.now));
  const items = rows.map((row) => ({ ...row, activeUntil: row.activeUntil?.getTime() ?? null }));
  return percentOf(runningBoosts(items, catalog.findStoreItem, learner.now));
}

/** What runs or is worn at that moment, as every screen shows it. */
export function effectsOf(
  catalog: CatalogIndex,
  items: readonly StoreHolding[],
  now: Instant,
): StoreEffects {
  const kindOf = ({ itemId }: StoreHolding) => catalog.findStoreItem(itemId)?.effect;
  const focus = items.find(
    (one) => kindOf(one)?.kind === 'focus' && isRunning(one.activeUntil, now),
  );
  return {
    boosts: runningBoosts(items, catalog.findStoreItem, now).map(({ percent, until }) => ({
      percent,
      until: new Date(until).toISOString(),
    })),
    focusUntil: focus?.activeUntil ? new Date(focus.activeUntil).toISOString() : null,
    looks: items.flatMap((one) => {
      const effect = kindOf(one);
      return effect?.kind === 'look' && one.isOn ? [effect.look] : [];
    }),
  };
}

/** What the learner wears now. */
export async function looksOf(
  db: Executor,
  catalog: CatalogIndex,
  learner: { readonly id: string; readonly now: Instant },
): Promise<readonly Look[]> {
  const rows = await findActive(db, learner.id, new Date(learner.now));
  const items = rows.map((row) => ({ ...row, activeUntil: row.activeUntil?.getTime() ?? null }));
  return effectsOf(catalog, items, learner.now).looks;
}

/** What is sold, and whether anything is sold for money. */
export interface Shop {
  readonly catalog: CatalogIndex;
  readonly takesMoney: boolean;
}

/** What is offered, with what the learner has and may buy of it. */
export async function storeOf(db: Executor, shop: Shop, learnerId: string): Promise<StoreView> {
  const purse = await ofLearner(findPurse(db, learnerId));
  const items = new Map((await findOwned(db, learnerId)).map((row) => [row.itemId, row]));
  const { balanceXp, spentXp, shieldsHeld } = purse;
  return {
    balanceXp,
    earnedXp: balanceXp + spentXp,
    spentXp,
    shieldsHeld,
    items: shop.catalog.store.map((item) =>
      itemView(item, items.get(item.id), { ...purse, paysMoney: shop.takesMoney && !purse.isDemo }),
    ),
  };
}

function itemView(
  item: StoreItem,
  row: OwnedRow | undefined,
  purse: {
    readonly balanceXp: number;
    readonly shieldsHeld: number;
    readonly now: Instant;
    readonly paysMoney: boolean;
  },
): StoreItemView {
  const { effect, features, colors, ...rest } = item;
  const checked = checkPurchase(item, { ...purse, owns: row !== undefined });
  const until = row?.activeUntil ?? null;
  return {
    ...rest,
    features: [...features],
    colors: [...colors],
    priceCents: purse.paysMoney ? item.priceCents : null,
    effect: { ...effect },
    refusal: checked.ok ? null : checked.error,
    held: effect.kind === 'shield' ? purse.shieldsHeld : (row?.held ?? 0),
    isOn: row?.isOn ?? false,
    activeUntil: isRunning(until?.getTime() ?? null, purse.now) ? until!.toISOString() : null,
  };
}

/**
 * Buys an item at the server's price. Whoever races for the last XP waits for the learner's row, and the
 * price is taken only from a balance that holds it.
 */
export async function buy(
  tx: Transaction,
  shop: Shop,
  learnerId: string,
  itemId: string,
): Promise<Result<StoreView, Failure>> {
  const item = shop.catalog.findStoreItem(itemId);
  const learner = await lockLearner(tx, learnerId);
  if (!learner || !item) return err({ code: 'store.item_not_found' });
  const owns = (await findOwned(tx, learnerId)).some((row) => row.itemId === itemId);
  const checked = checkPurchase(item, { ...learner, owns });
  if (!checked.ok) return err({ code: checked.error });
  if (!(await takeXp(tx, learnerId, item.priceXp))) return err({ code: 'store.not_enough_xp' });
  await addPurchase(tx, {
    learnerId,
    itemId,
    priceXp: item.priceXp,
    boughtAt: new Date(learner.now),
  });
  await handOver(tx, item, learner);
  await tellPages(tx, learnerId, 'profile');
  return ok(await storeOf(tx, shop, learnerId));
}

/** What could not be handed over is not paid for with XP: the transaction ends without a purchase. */
export async function handOver(
  tx: Transaction,
  { effect, id }: StoreItem,
  { id: learnerId, now }: { readonly id: string; readonly now: Instant },
): Promise<void> {
  if (effect.kind === 'shield') {
    if (!(await addShield(tx, learnerId, effect.most))) throw new Error('A shield too many.');
  } else if (effect.kind === 'look') {
    if (!(await addLasting(tx, learnerId, id))) throw new Error(`${id} was bought twice.`);
  } else {
    await addHeld(tx, learnerId, id);
    // What opens something opens it at once.
    if (effect.kind === 'premium') await startHeld(tx, { learnerId, id, effect, now });
  }
}

/** Starts one that is held, or prolongs what runs. @returns false where none is held */
async function startHeld(
  tx: Transaction,
  of: Pick<StoreItem, 'id' | 'effect'> & { readonly learnerId: string; readonly now: Instant },
): Promise<boolean> {
  const { learnerId, id: itemId, effect, now } = of;
  const row = (await findOwned(tx, learnerId)).find((one) => one.itemId === itemId);
  const until = new Date(endOf(hoursOf(effect) ?? 0, now, row?.activeUntil?.getTime() ?? null));
  return startOne(tx, { learnerId, itemId, until });
}

/** Does a pass of the learner run now, by the database's clock? */
export async function hasPremium(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<boolean> {
  const passes = catalog.store.filter(({ effect }) => effect.kind === 'premium');
  const ids = passes.map(({ id }) => id);
  return ids.length > 0 && (await isAnyRunning(db, learnerId, ids));
}

/** Starts one that was bought; one that runs is prolonged. */
export async function start(
  tx: Transaction,
  shop: Shop,
  learnerId: string,
  itemId: string,
): Promise<Result<StoreView, Failure>> {
  const item = shop.catalog.findStoreItem(itemId);
  const learner = await lockLearner(tx, learnerId);
  if (!learner || !item || hoursOf(item.effect) === null) {
    return err({ code: 'store.item_not_found' });
  }
  if (!(await startHeld(tx, { ...item, learnerId, now: learner.now }))) {
    return err({ code: 'store.nothing_held' });
  }
  await tellPages(tx, learnerId, 'profile');
  return ok(await storeOf(tx, shop, learnerId));
}

/** Puts a look on or takes it off. */
export async function wear(
  tx: Transaction,
  shop: Shop,
  learnerId: string,
  { itemId, on }: { readonly itemId: string; readonly on: boolean },
): Promise<Result<StoreView, Failure>> {
  if (shop.catalog.findStoreItem(itemId)?.effect.kind !== 'look') {
    return err({ code: 'store.item_not_found' });
  }
  if (!(await setOn(tx, { learnerId, itemId, isOn: on }))) {
    return err({ code: 'store.not_owned' });
  }
  await tellPages(tx, learnerId, 'profile');
  return ok(await storeOf(tx, shop, learnerId));
}
