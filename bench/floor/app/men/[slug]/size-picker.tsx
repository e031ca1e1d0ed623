'use client';
import { useState } from 'react';

/** The only component on the floor's product pages that runs in the browser. */
export function SizePicker({ sizes }: { sizes: string[] }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <p>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          name="size"
          aria-pressed={size === chosen}
          onClick={() => setChosen(size)}
        >
          {size}
        </button>
      ))}
    </p>
  );
}
