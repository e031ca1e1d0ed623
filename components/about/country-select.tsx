'use client';

import { type ReactNode, useId, useState } from 'react';
import styles from './about-sections.module.scss';

type CountrySelectProps = {
  label: string;
  /** One at least, each with its shops. */
  countries: { code: string; name: string; shops: ReactNode }[];
};

/** The shops of one country at a time. Without JavaScript there is nothing to choose and all of them are seen. */
export function CountrySelect({ label, countries }: CountrySelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState(countries[0]?.code);

  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <select
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className={styles.select}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {countries.map(({ code, shops }) => (
        <div key={code} className={code === chosen ? undefined : styles.other}>
          {shops}
        </div>
      ))}
    </>
  );
}
