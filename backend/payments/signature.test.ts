import { isSignedBy, sign } from './payment-report';

const signed = { orderId: '20261121-ABC', statusCode: '200', grossAmount: '1250000.00' };

describe('the signature of a notification', () => {
  it('is SHA-512 of order, code, amount as sent and server key, in hex', () => {
    // sha512sum of "1111200100000.00askvnoibnosifnboseofinbofinfgbiufglnbfg", the provider's documented example.
    const example = { orderId: '1111', statusCode: '200', grossAmount: '100000.00' };
    expect(sign(example, 'askvnoibnosifnboseofinbofinfgbiufglnbfg')).toBe(
      'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231',
    );
  });

  it('is believed from the holder of the key alone', () => {
    const signature = sign(signed, 'key');
    expect(isSignedBy('key', signed, signature)).toBe(true);
    expect(isSignedBy('key', signed, signature.toUpperCase())).toBe(true);
    expect(isSignedBy('other', signed, signature)).toBe(false);
  });

  it.each([
    ['another order', { ...signed, orderId: '20261121-ABD' }],
    ['another code', { ...signed, statusCode: '201' }],
    ['another amount', { ...signed, grossAmount: '1.00' }],
    ['the same amount written otherwise', { ...signed, grossAmount: '1250000' }],
  ])('does not hold for %s', (_, other) => {
    expect(isSignedBy('key', other, sign(signed, 'key'))).toBe(false);
  });

  it.each(['', 'x', 'é'.repeat(128), '0'.repeat(128), '0'.repeat(127)])('refuses %j', (signature) => {
    expect(isSignedBy('key', signed, signature)).toBe(false);
  });
});
