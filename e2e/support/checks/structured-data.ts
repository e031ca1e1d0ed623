import Validator from '@adobe/structured-data-validator';

type Node = Record<string, unknown>;

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the nodes of a page's structured data. */
function nodesOf(html: string): Node[] {
  return [...html.matchAll(BLOCK)].flatMap(([, text = '']) => {
    const block: unknown = JSON.parse(text);
    const graph = isNode(block) ? block['@graph'] : undefined;
    return Array.isArray(graph) ? graph.filter(isNode) : [];
  });
}

export const findStructuredDataNodes = (html: string, type: string) =>
  nodesOf(html).filter((node) => node['@type'] === type);

/** Replaces references by the nodes they refer to, as a search engine does. */
function resolved(value: unknown, byId: Map<string, Node>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, byId));
  if (!isNode(value)) return value;
  const { '@id': id, ...rest } = value;
  const target = typeof id === 'string' && Object.keys(rest).length === 0 ? byId.get(id) : undefined;
  if (target) return { ...target };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, byId)]));
}

function danglingReferences(nodes: Node[]): string[] {
  const ids = new Set(nodes.map((node) => node['@id']));
  const text = JSON.stringify(nodes);
  return [...text.matchAll(/\{"@id":"(#[^"]+)"\}/g)].flatMap(([, id = '']) =>
    ids.has(id) ? [] : [`dangling reference ${id}`],
  );
}

/** Checks what Google requires of product variants, because the validator package does not check it. */
function groupErrors(node: Node): string[] {
  if (node['@type'] !== 'ProductGroup') return [];
  const variants = Array.isArray(node.hasVariant) ? node.hasVariant.filter(isNode) : [];
  const wanted = ['name', 'productGroupID', 'variesBy', 'description', 'brand', 'url'];
  const offers = variants.map((variant) => (isNode(variant.offers) ? variant.offers : {}));
  const urls = offers.map(({ url }) => url);
  return [
    ...wanted.filter((key) => !node[key]).map((key) => `ProductGroup without ${key}`),
    ...(variants.length === 0 ? ['ProductGroup without a variant'] : []),
    ...(new Set(urls).size === urls.length ? [] : ['two variants with one address']),
    ...variants.filter(({ size, sku }) => !size || !sku).map(() => 'a variant without size or sku'),
    ...['price', 'priceCurrency', 'availability']
      .filter((key) => offers.some((offer) => offer[key] === undefined))
      .map((key) => `an offer without ${key}`),
  ];
}

/** Checks the properties that search engines require. */
async function engineErrors(nodes: Node[]): Promise<string[]> {
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node]] : [])),
  );
  const jsonld: Record<string, unknown[]> = {};
  for (const node of nodes) {
    const type = String(node['@type']);
    const whole = resolved(node, byId);
    jsonld[type] = [...(jsonld[type] ?? []), whole];
  }
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage, path }) => `${rootType}: ${issueMessage} (${JSON.stringify(path)})`);
}

/** Returns everything that is wrong with the structured data of a page. */
export async function listStructuredDataErrors(html: string): Promise<string[]> {
  const nodes = nodesOf(html);
  return [...danglingReferences(nodes), ...nodes.flatMap(groupErrors), ...(await engineErrors(nodes))];
}
