'use client';

import type { ComponentType } from 'react';
import { LateContent } from './late-content';

type Closable = { onClose: () => void };
export type LoadDialog = () => Promise<ComponentType<Closable>>;

/** A dialog that needs nothing but to be closed, and whose code and words come when it is first opened. */
export function LateDialog({ load, onClose }: Closable & { load: LoadDialog }) {
  return (
    <LateContent load={load} onClose={onClose}>
      {(Content) => <Content onClose={onClose} />}
    </LateContent>
  );
}
