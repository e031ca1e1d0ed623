import assert from 'node:assert/strict';
import { it } from 'node:test';
import { slopePerHour } from './slope.mjs';

const samples = (...values) => values.map((value, index) => ({ atMs: index * 60_000, value }));

it('is none of what stays, however it goes up and down', () => {
  assert.equal(slopePerHour(samples(100, 100, 100)), 0);
  assert.equal(slopePerHour(samples(100, 120, 100)), 0);
});

it('is what is added in an hour', () => {
  assert.ok(Math.abs(slopePerHour(samples(100, 101, 102, 103)) - 60) < 1e-6);
  assert.ok(Math.abs(slopePerHour(samples(103, 102, 101)) + 60) < 1e-6);
});
