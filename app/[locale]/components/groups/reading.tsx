import { useLocale, useTranslations } from 'next-intl';
import { NAME } from '@/app/[locale]/components/samples';
import { Screen } from '@/app/[locale]/components/screen';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { WORDS } from '@/app/[locale]/components/words';
import { NoActivities } from '@/components/activities/activity-list';
import { FeaturedBlock } from '@/components/catalogue/variant-sections';
import { ShopDoors } from '@/components/catalogue/ways-on';
import { StatusPage } from '@/components/layout/status-page';
import { Prose, ProseHead } from '@/components/prose/prose';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { ART } from '@/content/art';
import type { ProseBlock, ProseInline } from '@/lib/prose/prose';
import { useCard } from './parts';

const PICTURE = 'sample.jpg';
const text = (words: string): ProseInline => ({ kind: 'text', text: words });

/** One of each kind of block that a long text can have. */
function useBlocks(): ProseBlock[] {
  const locale = useLocale();
  const [title, words] = [WORDS.section[locale], WORDS.longText[locale]];
  const line: ProseInline[] = [
    { kind: 'strong', parts: [text(`${title}. `)] },
    text(`${words} `),
    { kind: 'emphasis', parts: [text(words)] },
    text(' '),
    { kind: 'link', href: '/components', parts: [text(title)] },
  ];

  return [
    { kind: 'heading', level: 2, parts: [text(title)] },
    { kind: 'paragraph', parts: line },
    { kind: 'heading', level: 3, parts: [text(title)] },
    { kind: 'list', ordered: true, items: [[text(words)], [text(title)]] },
    { kind: 'list', ordered: false, items: [[text(words)], [text(title)]] },
    { kind: 'quote', parts: [text(words)] },
    {
      kind: 'table',
      head: [[text(title)], [text(WORDS.details[locale])]],
      rows: [[[text(NAME)], [text(words)]]],
    },
    { kind: 'picture', src: PICTURE, alt: title, caption: words },
  ];
}

export function Reading() {
  const locale = useLocale();
  const layout = useTranslations('layout');
  const blocks = useBlocks();

  return (
    <Group name="reading">
      <Specimen state="prose" wide>
        <ProseHead title={WORDS.reading[locale]} lead={WORDS.longText[locale]} />
        <Prose blocks={blocks} pictures={new Map([[PICTURE, ART.partnerBanner]])} />
      </Specimen>
      <Specimen state="missingPage" wide>
        <Screen name="missingPage" size="sheet">
          <StatusPage title={layout('notFoundTitle')} text={layout('notFoundText')}>
            <ShopDoors />
          </StatusPage>
        </Screen>
      </Specimen>
      <Specimen state="noActivities" wide>
        <NoActivities category="hidden-gem" total={9} />
      </Specimen>
    </Group>
  );
}

export function Shelves() {
  const t = useTranslations('men');
  const card = useCard();
  const words = { title: t('heading'), tagline: t('tagline') };
  const two = ['a', 'b'].map((id) => ({ ...card, id, href: `${card.href}?${id}` }));

  return (
    <Group name="shelves">
      <Specimen state="sea" wide>
        <FeaturedBlock {...words} tone="sea" block={{ products: two }} />
      </Specimen>
      <Specimen state="sand" wide>
        <FeaturedBlock {...words} tone="sand" block={{ products: two.slice(0, 1) }} />
      </Specimen>
      <Specimen state="failed" wide>
        <FeaturedBlock {...words} tone="sea" block={{ fault: 'products' }} />
      </Specimen>
      <Specimen state="empty" wide>
        <FeaturedBlock {...words} tone="sand" block={{ products: [] }} />
      </Specimen>
      <Specimen state="failed" wide>
        <SwimwearBlock pool={{ outage: 'unavailable' }} />
      </Specimen>
      <Specimen state="empty" wide>
        <SwimwearBlock pool={[]} />
      </Specimen>
    </Group>
  );
}
