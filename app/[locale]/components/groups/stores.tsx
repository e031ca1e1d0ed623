import type { ComponentProps } from 'react';
import styles from '@/app/[locale]/components/page.module.scss';
import { NAME } from '@/app/[locale]/components/samples';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import type { Word } from '@/app/[locale]/components/words';
import { SouthMap } from '@/components/stores/south-map';
import { SeeInMaps, StoreAddress, StoreTexts } from '@/components/stores/store-address';
import { StoreFacts } from '@/components/stores/store-article';
import { Outlets, OwnStore } from '@/components/stores/store-list';
import { StoreMap, StoreMapPanel } from '@/components/stores/store-map';
import { allStores, LIVE_SOUTH_MAP, liveMapPath } from '@/lib/stores/stores';
import { Openings } from './openings';

export function Stores() {
  const stores = allStores();
  const [own] = stores.filter(({ kind }) => kind === 'flagship' || kind === 'store');
  const [outlet] = stores.filter(({ kind }) => kind === 'outlet');

  return (
    <Group name="stores">
      <StoreTexts>
        <Openings />
        {own && (
          <>
            <Specimen state="address">
              <StoreAddress store={own} />
              <SeeInMaps store={own} />
            </Specimen>
            <Specimen state="ownStore" wide>
              <OwnStore store={own} />
            </Specimen>
            <Specimen state="details">
              <StoreFacts store={own} />
            </Specimen>
            <MapSpecimen state="storeMap" src={liveMapPath(own)} name={own.name}>
              <StoreMap store={own} others={stores} />
            </MapSpecimen>
          </>
        )}
        {outlet && (
          <Specimen state="outlets" wide>
            <Outlets title={NAME} stores={[outlet, { ...outlet, slug: 'no-picture', picture: undefined }]} />
          </Specimen>
        )}
      </StoreTexts>
      <MapSpecimen state="southMap" src={LIVE_SOUTH_MAP}>
        <SouthMap stores={stores} />
      </MapSpecimen>
    </Group>
  );
}

type MapSpecimenProps = ComponentProps<typeof StoreMapPanel> & { state: Word };

const MapSpecimen = ({ state, ...panel }: MapSpecimenProps) => (
  <Specimen state={state} wide>
    <div className={styles.map}>
      <StoreMapPanel {...panel} />
    </div>
  </Specimen>
);
