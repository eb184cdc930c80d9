// What the browser must know before anybody is signed in.
import type { Product } from '#contract/api.ts';
import { anyone } from '#server/http/procedures.ts';

export const productRoutes = (product: Product) => ({
  get: anyone.product.get.handler(() => product),
});
