import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { NAME } from '@/app/[locale]/components/samples';
import { Screen } from '@/app/[locale]/components/screen';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { WORDS } from '@/app/[locale]/components/words';
import { FeaturedBlock, VariantSections } from '@/components/catalogue/variant-sections';
import { ShopDoors } from '@/components/catalogue/ways-on';
import { NewArrivals } from '@/components/home/home-products';
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
      <Screen wide state="missingPage" size="sheet">
        <StatusPage title={layout('notFoundTitle')} text={layout('notFoundText')}>
          <ShopDoors />
        </StatusPage>
      </Screen>
    </Group>
  );
}

export function Shelves() {
  const t = useTranslations('men');
  const card = useCard();
  const words = { title: t('heading'), tagline: t('tagline') };
  const featured = (tone: 'sea' | 'sand', block: ComponentProps<typeof FeaturedBlock>['block']) => (
    <FeaturedBlock {...{ ...words, tone, block }} />
  );
  const sections = [[], { outage: 'unavailable' as const }].map((products, index) => ({
    ...{ products, variant: { id: String(index), name: NAME, isMen: true } },
  }));
  const two = ['a', 'b'].map((id) => ({ ...card, id, href: `${card.href}?${id}` }));

  return (
    <Group name="shelves">
      <Specimens
        wide
        of={{
          sea: featured('sea', { products: two }),
          sand: featured('sand', { products: two.slice(0, 1) }),
          failed: featured('sea', { fault: 'products' }),
          empty: featured('sand', { products: [] }),
        }}
      />
      <Specimens
        wide
        of={{
          failed: <SwimwearBlock pool={{ outage: 'unavailable' }} />,
          empty: <SwimwearBlock pool={[]} />,
        }}
      />
      <Specimens
        wide
        of={{
          failed: <NewArrivals tiles={{ outage: 'unavailable' }} />,
          empty: <NewArrivals tiles={[]} />,
          nothing: <VariantSections sections={sections} />,
        }}
      />
    </Group>
  );
}
