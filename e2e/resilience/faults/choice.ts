import { FAULT_KINDS, type Fault } from './fault';
import { LIST_CALLS } from './list-calls';
import type { Scene } from './scene';
import { SCENES } from './scenes';

/** `FAULT=late` plays that fault alone. @throws Error for one that there is not */
export function chosenFaults(): readonly Fault[] {
  const wanted = process.env.FAULT;
  if (!wanted) return FAULT_KINDS;
  const found = FAULT_KINDS.filter((fault) => fault === wanted);
  if (found.length === 0) throw new Error(`FAULT is one of ${FAULT_KINDS.join(', ')}.`);
  return found;
}

/** `CALL=cart` plays the scenes alone whose call or step has that in it. */
function chosen<S extends Pick<Scene, 'call' | 'step'>>(scenes: readonly S[]): readonly S[] {
  const { CALL: wanted } = process.env;
  return wanted ? scenes.filter(({ call, step }) => `${call}, ${step}`.includes(wanted)) : scenes;
}

export const chosenScenes = () => chosen(SCENES);

export const chosenLists = () => chosen(LIST_CALLS);
