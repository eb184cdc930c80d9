// The glossary's terms that came with the activity, for the marks in its readings.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { TermView } from '#contract/play.ts';

const TermsContext = createContext<ReadonlyMap<string, TermView>>(new Map());

interface TermsProps {
  terms: readonly TermView[];
  children: ReactNode;
}

export function Terms({ terms, children }: TermsProps) {
  const byId = useMemo(() => new Map(terms.map((term) => [term.id, term])), [terms]);
  return <TermsContext value={byId}>{children}</TermsContext>;
}

export const useTerm = (id: string): TermView | undefined => useContext(TermsContext).get(id);
