import 'server-only';
import sharp from 'sharp';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { translator } from '@/lib/i18n/translator';
import { customerLines, receiptMoments, shippingLines } from '@/lib/orders/receipt-facts';
import { publicFile } from '@/lib/pictures/public-file';
import { drawReceiptLines } from './draw-receipt-lines';
import { type Column, INK_SOFT, ReceiptPaper, WHOLE } from './receipt-paper';

const THIRDS = [0, 1, 2].map((third): Column => ({ x: WHOLE.x + third * 164, width: 152 }));
const HALVES = [0, 1].map((half): Column => ({ x: WHOLE.x + half * 246, width: 236 }));
const LABEL = { font: 'strong', size: 8, colour: INK_SOFT } as const;
const LOGO_HEIGHT = 26;
/** Pixels a point: sharp on an office printer. */
const LOGO_DENSITY = 4;

type Block = { title: string; lines: string[] };

async function readLogo(): Promise<{ picture: Buffer; width: number }> {
  const { src, width, height } = SITE.logo;
  const picture = await sharp(publicFile(src), { density: 300 })
    .resize({ height: Math.round(LOGO_HEIGHT * LOGO_DENSITY) })
    .png()
    .toBuffer();
  return { picture, width: (LOGO_HEIGHT * width) / height };
}

/** Blocks of words beside each other, as many in a row as there are columns. */
function drawBlocks(paper: ReceiptPaper, blocks: Block[], columns: Column[], tag: 'H2' | 'P'): void {
  let lowest = paper.y;
  for (const [index, { title, lines }] of blocks.entries()) {
    const column = columns[index % columns.length] ?? WHOLE;
    if (index > 0 && index % columns.length === 0) paper.y = lowest + 12;
    const top = paper.y;
    paper.y = paper.write(tag, title, column, LABEL) + 2;
    for (const line of lines) paper.y = paper.write('P', line, column);
    lowest = Math.max(lowest, paper.y);
    paper.y = top;
  }
  paper.y = lowest + 24;
}

function drawFoot(paper: ReceiptPaper, { status }: Order, locale: Locale): void {
  const t = translator(locale, 'receipt');
  const place = `${SITE.home.locality}, ${SITE.home.region}`;
  const small = { size: 9, colour: INK_SOFT };
  paper.need(120);
  paper.y += 16;
  if (status === 'refunded') paper.y = paper.write('P', t('refundedNote'), WHOLE, { font: 'strong' }) + 12;
  paper.y = paper.write('P', t('thanks'), WHOLE, { font: 'tagline', size: 14 }) + 6;
  for (const line of [t('shop', { name: SITE.name, place }), SITE.contact.email, t('electronic')]) {
    paper.y = paper.write('P', line, WHOLE, small);
  }
  if (paper.lacksGlyphs) paper.write('P', t('missingLetters'), WHOLE, small);
}

/** A PDF on A4: tagged, its fonts inside, in the given language. `made` is part of the file's metadata. */
export async function drawReceipt(order: Order, locale: Locale, made: Date): Promise<Buffer> {
  const receipt = translator(locale, 'receipt');
  const words = translator(locale, 'order');
  const title = receipt('pdfTitle', { id: order.id });
  const paper = new ReceiptPaper({ title, author: SITE.name, language: locale, made });
  const logo = await readLogo();
  paper.figure(logo.picture, { x: WHOLE.x, width: logo.width }, LOGO_HEIGHT, SITE.name);
  paper.y += 4;
  paper.y = paper.write('H1', receipt('title'), WHOLE, { font: 'strong', size: 15, align: 'right' }) + 14;
  paper.rule(WHOLE, 1.5);
  paper.y += 20;

  const { method } = order;
  const facts = [
    { title: receipt('number'), lines: [order.id] },
    ...receiptMoments(order).map(({ name, at }) => ({
      title: receipt(name),
      lines: [receipt('moment', { moment: formatDateTime(at, locale) })],
    })),
    ...(method ? [{ title: receipt('method'), lines: [words('method', { method })] }] : []),
  ];
  const parties = [
    { title: receipt('customer'), lines: customerLines(order) },
    { title: receipt('shippedTo'), lines: shippingLines(order) },
  ];
  drawBlocks(paper, facts, THIRDS, 'P');
  drawBlocks(
    paper,
    parties.filter(({ lines }) => lines.length > 0),
    HALVES,
    'H2',
  );
  drawReceiptLines(paper, order, { receipt, order: words });
  drawFoot(paper, order, locale);
  return paper.finish();
}
