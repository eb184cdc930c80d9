// The entries of the menu that make a file of the model.
import { FileCode, FileImage, FileOutput } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { saveExchange, savePng, saveSvg } from '#client/features/models/export-files.ts';
import type { MenuEntry } from '#client/ui/menu-entry.ts';
import type { ExchangeModel } from '#domain/modelling/exchange/write-exchange.ts';
import type { Language } from '#domain/modelling/language.ts';

export function useFiles(language: Language, model: ExchangeModel) {
  const { export: t } = useTexts('models');
  const [isFailed, setFailed] = useState(false);
  const run = (save: () => void | Promise<void>) => async () => {
    setFailed(false);
    try {
      await save();
    } catch {
      setFailed(true);
    }
  };
  const entry = (label: string, icon: typeof FileCode, save: () => void | Promise<void>) =>
    ({ kind: 'action', label, icon, run: () => void run(save)() }) as const;
  const entries: MenuEntry[] = [
    ...(language.exchange
      ? [entry(t.exchange, FileOutput, () => saveExchange(language, model))]
      : []),
    entry(t.svg, FileCode, () => saveSvg(language, model)),
    entry(t.png, FileImage, () => savePng(language, model)),
  ];
  return { entries, isFailed };
}
