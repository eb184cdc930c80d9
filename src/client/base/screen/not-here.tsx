import { createContext, type ReactNode, useContext } from 'react';

const NotHereContext = createContext<ReactNode>(null);

export const NotHereProvider = NotHereContext;

/** The screen of unknown addresses, for one that turns out to name nothing. */
export const NotHere = () => useContext(NotHereContext);
