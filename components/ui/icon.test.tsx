import { render } from '@testing-library/react';
import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { NamedIcon } from './icon';

describe.each(LOCALES)('spec §8: Unknown icon (%s)', (locale) => {
  it('is logged and renders nothing', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const place = await renderServerPart(<NamedIcon name="pearl" />, locale);
    expect(place).toBeEmptyDOMElement();
    expect(logged).toHaveBeenCalledWith('Unknown icon: pearl');
  });
});

it('renders a known icon', () => {
  const { container } = render(<NamedIcon name="stretch" className="icon" />);
  expect(container.querySelector('use')).toHaveAttribute('href', '/images/icons.svg#stretch');
});
