import { armFault } from './arm-fault';
import { chosenFaults, chosenScenes } from './choice';
import type { Fault } from './fault';
import type { Scene, Stage } from './scene';
import { expect, test } from './stage';

/** What a broken server says of itself (`proxy/faults.mjs`); no page may show it. */
const INNARDS = /db-7\.internal|deadlock|nginx|upstream connect/i;

/** What our own handlers answer then: a server error, no answer, too late an answer. */
const SERVER_FAILURES = [502, 503, 504];

function allowFailures({ trouble }: Stage, { call, handler }: Scene): void {
  const path = handler ?? new RegExp(`^${call.split(' ')[1]?.replaceAll(/\{\w+\}/g, '[^/]+')}?(?:\\?|$)`);
  for (const status of SERVER_FAILURES) trouble.allow(status, path);
  // Failures that the specification has in the console (spec §8).
  trouble.expectConsole(/^(?:cart|profile|Newsletter): (?:timeout|unavailable|upstream_failed)/);
}

async function play(scene: Scene, stage: Stage, fault: Fault): Promise<void> {
  const { page } = stage;
  const { marks, act, tells, goOn, outcome } = await scene.begin(stage);
  allowFailures(stage, scene);
  const gone = await armFault({ call: scene.call, marks, fault });
  await act();
  await gone();

  const words = tells(fault);
  if (words !== undefined) {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(INNARDS);
    await goOn(fault);
  }
  await outcome(fault);
}

for (const scene of chosenScenes()) {
  test.describe(`${scene.call}, ${scene.step}:`, () => {
    for (const fault of chosenFaults()) {
      test(fault, ({ stage }) => play(scene, stage, fault));
    }
  });
}
