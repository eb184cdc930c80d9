// What a test has put on the page leaves with the test.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test waits for may take long beside other work; a second, which is the library's own, is little.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
