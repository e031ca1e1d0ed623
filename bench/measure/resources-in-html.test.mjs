import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resourcesInHtml } from './resources-in-html.mjs';

const PAGE = 'http://127.0.0.1:3000/men';
const found = (html) =>
  resourcesInHtml(html, PAGE)
    .slice(1)
    .map(({ kind, url }) => `${kind} ${url}`);

describe('what a page names in its HTML', () => {
  it('starts with the page', () => {
    assert.deepEqual(resourcesInHtml('<p>', PAGE), [{ url: PAGE, kind: 'html' }]);
  });

  it('is its scripts and sheets, each once', () => {
    const html = `<link rel="stylesheet" href="/a.css" data-precedence="next"/>
      <link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/b.js" async=""></script>
      <link rel="modulepreload" href="/c.js"/><script async="" src="https://elsewhere.test/d.js?x=1&amp;y=2"></script>`;
    assert.deepEqual(found(html), [
      'style http://127.0.0.1:3000/a.css',
      'script http://127.0.0.1:3000/b.js',
      'script http://127.0.0.1:3000/c.js',
      'script https://elsewhere.test/d.js?x=1&y=2',
    ]);
  });

  it('is not what browsers of today leave alone, nor what is no script or sheet', () => {
    const html = `<script src="/old.js" noModule=""></script><script>inline()</script>
      <link rel="preload" as="font" href="/a.woff2"/><link rel="icon" href="/icon.svg"/>
      <link rel="stylesheet" href="/part.css" data-precedence="next" disabled=""/>`;
    assert.deepEqual(found(html), []);
  });
});
