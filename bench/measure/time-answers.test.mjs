import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { quantile, timeAnswers } from './time-answers.mjs';

describe('answer times', () => {
  it('have a quantile that is one of them', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    assert.equal(quantile(hundred, 0.95), 95);
    assert.equal(quantile([7], 0.95), 7);
    assert.ok(Number.isNaN(quantile([], 0.95)));
  });

  it('are of good answers alone', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/bad' ? 500 : 200;
      response.end('x');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${server.address().port}`;
    try {
      const times = await timeAnswers([`${origin}/a`, `${origin}/b`]);
      assert.ok(times.median > 0 && times.median <= times.p95 && times.p95 <= times.highest);
      await assert.rejects(timeAnswers([`${origin}/bad`]), /answered 500/);
    } finally {
      server.close();
    }
  });
});
