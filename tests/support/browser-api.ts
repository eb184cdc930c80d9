// The API as a page of a browser calls it: with the cookies of that browser.
import type { BrowserContext } from 'playwright';
import { type Api, createApi } from '#client/api/api.ts';

/** @param origin where the app of this browser is served */
export const apiOf = (context: BrowserContext, origin: string): Api =>
  createApi({
    origin,
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      const cookies = await context.cookies(origin);
      headers.set('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
      headers.set('sec-fetch-site', 'same-origin');
      return fetch(new Request(request, { headers }));
    },
  });
