// The way from a done item to what it left.
import { useQuery } from '@tanstack/react-query';
import { deliverableQueries } from '#client/api/deliverable-queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import type { Industry } from '#contract/fields.ts';
import type { ItemView } from '#contract/path.ts';

interface MadeLinkProps {
  item: Pick<ItemView, 'id' | 'phaseId' | 'coreKey' | 'type'>;
  /** Whose case is shown; null where there is one for everybody. */
  industry: Industry | null;
}

/** To what it left in the company that is shown, where that one is made; else to the one that was made last. */
export function MadeLink({ item, industry }: MadeLinkProps) {
  const locale = useLocale();
  const t = useTexts('path').panel;
  const { data } = useQuery(deliverableQueries.all());
  const made = data?.deliverables.filter(({ activityRef }) => activityRef === item.id) ?? [];
  const company = (made.find((one) => one.company?.industry === industry) ?? made[0])?.company;
  const place = { phaseId: item.phaseId, itemName: item.coreKey ?? item.type };
  return (
    <p lang={locale}>
      <Go className="link" to={addresses.deliverable(place, company?.industry)}>
        {company ? t.openDeliverableOf(company.company) : t.openDeliverable}
      </Go>
    </p>
  );
}
