'use client';

import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

// An open layer (a dialog, the photo viewer, the filters) has a history entry with the URL of its page, so that Back closes
// the layer instead of leaving the page. The entry stays when the layer is closed in another way: removing it takes a
// traversal, which would cancel a navigation that has just begun. The next layer uses it again, and Back skips it.

/** The functions that close the open layers, from the bottom to the top. */
let openLayers: (() => void)[] = [];
/**
 * Ids of the entries of layers. A browser without the Navigation API does not skip the entry of a closed
 * layer, so Back seems to do nothing once.
 */
const entryIds = new Set<string>();

/** Returns whether the current history entry is that of a layer, open or closed. */
const isLayerEntry = () => history.state?.layer === true;

function addEntry(): void {
  if (!isLayerEntry()) history.pushState({ layer: true }, '');
  rememberEntry();
}

function rememberEntry(): void {
  const id = window.navigation?.currentEntry?.id;
  if (id && isLayerEntry()) entryIds.add(id);
}

function closeTopLayer(): void {
  if (isLayerEntry()) return;
  openLayers.pop()?.();
  if (openLayers.length > 0) addEntry();
}

function skipUnusedEntry({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  const index = window.navigation.currentEntry?.index;
  const isBack = navigationType === 'traverse' && from.index - 1 === index;
  if (isBack && openLayers.length === 0 && entryIds.has(from.id)) history.back();
}

/** Handles Back for all layers of the document. */
export function LayerHistory() {
  useEffect(watchHistory, []);
  return null;
}

function watchHistory(): () => void {
  // After a reload, the current entry may belong to a layer, which is closed now. The id of the entry is stored,
  // so that Back skips the entry.
  rememberEntry();
  addEventListener('popstate', closeTopLayer);
  window.navigation?.addEventListener('currententrychange', skipUnusedEntry);
  return () => {
    removeEventListener('popstate', closeTopLayer);
    window.navigation?.removeEventListener('currententrychange', skipUnusedEntry);
  };
}

/**
 * Lets Back close a layer that was opened. The history entry is added in a later task, so that the layer is painted
 * first: adding an entry is slow. Returns a function to call when the layer is closed.
 * @param close closes the layer. A new function for each layer
 */
export function closeLayerOnBack(close: () => void): () => void {
  openLayers.push(close);
  const adding = setTimeout(addEntry);
  return () => {
    clearTimeout(adding);
    openLayers = openLayers.filter((layer) => layer !== close);
  };
}

/** Lets Back close a layer that is open for as long as the component is mounted. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => closeLayerOnBack(() => close()), []);
}
