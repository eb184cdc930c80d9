// Most journeys run in a browser without windows; what that one does not have needs the whole one.
import config from '../../../playwright.config.ts';

const { launchOptions } = config.use ?? {};

/** For `test.use` at the top of a file: notices of the system and their subscriptions. */
export const wholeBrowser = {
  launchOptions: {
    ...launchOptions,
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  },
};
