import { render } from '@testing-library/react';
import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { FeatureIcon } from './feature-icon';

describe.each(LOCALES)('spec §8: Unknown icon (%s)', (locale) => {
  it.each(['pearl', 'toString'])('%s is logged and renders nothing', async (name) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const place = await renderServerPart(<FeatureIcon name={name} />, locale);
    expect(place).toBeEmptyDOMElement();
    expect(logged).toHaveBeenCalledWith(`Unknown icon: ${name}`);
  });
});

it('draws a known icon in the page, without a request', () => {
  const { container } = render(<FeatureIcon name="stretch" className="icon" />);
  expect(container.querySelector('svg > path')).toHaveAttribute('d', expect.stringMatching(/^M24 5v14/));
  expect(container.querySelector('use')).toBeNull();
});
