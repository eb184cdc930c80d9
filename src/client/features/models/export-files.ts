// A model as a file of this device: exchange file, SVG or PNG. Pictures are light, whatever the page looks like.
import { newActionKey } from '#client/api/action-key.ts';
import { saveFile } from '#client/ui/save-file.ts';
import { viewFile } from '#domain/modelling/drawing/view-file.ts';
import { viewOfModel } from '#domain/modelling/editing/model.ts';
import { type ExchangeModel, exchangeText } from '#domain/modelling/exchange/write-exchange.ts';
import type { Language } from '#domain/modelling/language.ts';

/** Longest side of a bitmap; browsers refuse larger ones. */
const MOST_PIXELS = 8_192;
const SHARPNESS = 2;

/** A name that every file system takes. */
export function fileName(name: string, ending: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]+/gu, '-')
    .replace(/^[ .-]+|[ .-]+$/g, '')
    .slice(0, 60)
    .trim();
  return `${safe === '' ? 'model' : safe}.${ending}`;
}

export function saveExchange(language: Language, model: ExchangeModel): void {
  if (!language.exchange) return;
  const text = exchangeText(language, language.exchange, newActionKey(), model);
  saveFile(fileName(model.name, 'xml'), new Blob([text], { type: 'application/xml' }));
}

export function saveSvg(language: Language, model: ExchangeModel): void {
  const { svg } = lightPicture(language, model);
  saveFile(fileName(model.name, 'svg'), new Blob([svg], { type: 'image/svg+xml' }));
}

/** @throws where the browser draws no bitmap */
export async function savePng(language: Language, model: ExchangeModel): Promise<void> {
  const { svg, width, height } = lightPicture(language, model);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SHARPNESS, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser draws no bitmap.');
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser draws no bitmap.');
  saveFile(fileName(model.name, 'png'), blob);
}

function lightPicture(language: Language, { name, model }: ExchangeModel) {
  const view = viewOfModel(language, model, { title: name });
  return inLight((colorOf) => viewFile(language, view, colorOf));
}

/** Tokens as the light theme has them; the page is back in its own before it is painted. */
function inLight<T>(work: (colorOf: (token: string) => string) => T): T {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = 'light';
  try {
    const style = getComputedStyle(root);
    return work((token) => style.getPropertyValue(token).trim());
  } finally {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  }
}
