import { expect } from '@playwright/test';
import { z } from 'zod';
import { readAtApi, tellApiAs } from '@/e2e/resilience/faults/api-side';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';

const NEW_PHONE = '+62 899 0000 1111';

/** A part of the account's page that is read, and read again after a failure. */
function reading({
  call,
  step,
  failure,
  shown,
}: Pick<Scene, 'call' | 'step'> & {
  failure: string;
  shown: (customer: { email: string }) => string;
}): Scene {
  return {
    call,
    step,
    async begin({ page, enter }: Stage) {
      const { customer, token } = await enter();
      await tellApiAs(token, '/api/users/address', HOME_IN_CANGGU);
      const main = page.getByRole('main');

      return {
        marks: [token, 'accept-language: en'],
        act: () => page.goto('/account'),
        tells: telling({ unanswered: failure, failed: failure }),
        goOn: () => main.getByRole('button', { name: 'Retry' }).click(),
        async outcome() {
          await expect(main).toContainText(shown(customer));
          await expect(main.getByRole('button', { name: 'Retry' })).toBeHidden();
        },
      };
    },
  };
}

const changing: Scene = {
  call: 'PATCH /api/users/profile',
  step: 'a customer has a new phone number',
  async begin({ page, enter }: Stage) {
    const { token } = await enter();
    await page.goto('/account');
    const details = page.getByRole('region', { name: 'Your details' });
    await details.getByRole('button', { name: 'Change' }).click();
    const phone = details.getByLabel('Phone');
    await phone.fill(NEW_PHONE);
    const press = () => details.getByRole('button', { name: 'Save' }).click();

    return {
      marks: [token],
      act: press,
      tells: telling({
        unanswered: 'No response received from server. Please try again.',
        failed: 'Something went wrong on our side. Please try again.',
      }),
      async goOn() {
        await expect(phone).toHaveValue(NEW_PHONE);
        await press();
      },
      async outcome() {
        await expect(details).toContainText('Your details are saved.');
        const { phone: stored } = await readAtApi(
          '/api/users/profile',
          token,
          z.object({ phone: z.string() }),
        );
        expect(stored.replaceAll(' ', '')).toBe(NEW_PHONE.replaceAll(' ', ''));
      },
    };
  },
};

export const PROFILE_SCENES: readonly Scene[] = [
  reading({
    call: 'GET /api/users/profile',
    step: 'a customer looks at their account',
    failure: 'Your details could not be loaded.',
    shown: ({ email }) => email,
  }),
  reading({
    call: 'GET /api/users/address',
    step: 'a customer looks at their account',
    failure: 'Your address could not be loaded.',
    shown: () => HOME_IN_CANGGU.address,
  }),
  changing,
];
