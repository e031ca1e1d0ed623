import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of browsers that jsdom lacks. The tests get those of Node. */
const FROM_NODE = [
  'BroadcastChannel',
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
}
