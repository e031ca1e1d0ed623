import { serializeJsonLd } from './json-ld';

it('escapes its content, which parses to the same data', () => {
  const data = { name: '</script><!-- <b> & \u2028 \u2029 "quoted"' };
  const text = serializeJsonLd(data);

  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});
