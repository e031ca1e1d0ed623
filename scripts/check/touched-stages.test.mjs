import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LONG_STAGES } from './stages.mjs';
import { stagesFor } from './touched-stages.mjs';

describe('stagesFor', () => {
  for (const [file, stages] of [
    ['components/ui/button.module.scss', ['webkit', 'pictures', 'thorough']],
    ['app/[locale]/men/page.tsx', ['webkit', 'pictures', 'thorough']],
    ['backend/orders/create-order.ts', ['environments', 'embedded']],
    ['backend/orders/create-order.test.ts', []],
    ['lib/cart/use-cart.ts', ['webkit', 'environments']],
    ['e2e/resilience/faults/scenes/cart.ts', ['faults']],
    ['e2e/resilience/replicas/faults.ts', ['faults']],
    ['e2e/support/servers/replicas/open-replicas.ts', ['environments', 'faults']],
    ['e2e/journeys/cart.spec.ts', []],
    ['docs/architecture.md', []],
  ]) {
    it(`${file}: ${stages.join(', ') || 'none'}`, () => {
      assert.deepEqual([...stagesFor([file])], stages);
      for (const stage of stages) assert.ok(stage in LONG_STAGES);
    });
  }
});
