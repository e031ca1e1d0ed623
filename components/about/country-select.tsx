'use client';

import { type ReactNode, useId, useState } from 'react';
import { InBrowser } from '@/components/ui/in-browser';
import styles from './country-select.module.scss';

type CountrySelectProps = {
  label: string;
  /** One at least, each with its shops. */
  countries: { code: string; name: string; shops: ReactNode }[];
};

/** The shops of one country at a time. Without JavaScript there is nothing to choose and all of them are there. */
export function CountrySelect({ label, countries }: CountrySelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const first = countries[0]?.code;

  return (
    <>
      <div className={styles.field}>
        <InBrowser>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <select
            id={id}
            value={chosen ?? first}
            onChange={(event) => setChosen(event.target.value)}
            className={styles.select}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </InBrowser>
      </div>
      {countries.map(({ code, shops }) => (
        <div key={code} hidden={chosen !== undefined && chosen !== code}>
          {shops}
        </div>
      ))}
    </>
  );
}
