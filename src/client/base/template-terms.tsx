// What a template costs this learner, in the words of the template library, wherever a link leads to one.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import type { TemplateCard } from '#contract/templates.ts';

type Terms = Pick<TemplateCard, 'isPremium' | 'isOpen' | 'pass'>;

export function TemplateTerms({ isPremium, isOpen, pass }: Terms) {
  const { terms: t } = useTexts('templates');
  const isQuiet = useQuiet();
  if (!isPremium) return <span className="chip">{t.free}</span>;
  const price = pass === null || isQuiet ? t.premium : t.price(pass.xp);
  return <span className="chip">{isOpen ? t.open : price}</span>;
}

interface LinkedTermsProps {
  courseKey: string;
  template: { readonly key: string; readonly isPremium: boolean };
}

/** The same beside a link: of what is premium the server is asked whether a pass runs. */
export function LinkedTerms({ courseKey, template }: LinkedTermsProps) {
  const { isOpen, pass } = useTerms(courseKey, template);
  return <TemplateTerms isOpen={isOpen} isPremium={template.isPremium} pass={pass} />;
}

/** @returns a premium template as closed until it is known */
export function useTerms(
  courseKey: string,
  { key, isPremium }: LinkedTermsProps['template'],
): Pick<Terms, 'isOpen' | 'pass'> {
  const { data } = useQuery({ ...queries.templates(courseKey), enabled: isPremium });
  const card = data?.templates.find((one) => one.key === key);
  return { isOpen: !isPremium || card?.isOpen === true, pass: card?.pass ?? null };
}
