'use client';

import { type ReactNode, useId, useState } from 'react';
import styles from './about-sections.module.scss';

type CountrySelectProps = {
  label: string;
  /** At least one country with its shops. */
  countries: { code: string; name: string; shops: ReactNode }[];
};

/** Shows the shops of one country at a time. Without JavaScript, the select is hidden and all shops are shown. */
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
