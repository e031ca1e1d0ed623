import { expect } from '@playwright/test';
import { armFault } from '@/e2e/resilience/faults/arm-fault';
import { isDone } from '@/e2e/resilience/faults/fault';
import { type Play, type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { FAULTY_SHOP } from '@/e2e/support/servers/environments';
import { BY_HAND, LEAD_WORDS, newAddress, SAME_WORDS } from '@/e2e/support/steps/leads';
import { catalogueLink, mailsTo } from '@/e2e/support/steps/mails';

const words = LEAD_WORDS.en;
const FIRST = 'POST /api/catalog/request';

/** Somebody who has filled in the form for the catalogue. */
async function catalogueWanted({ page }: Stage): Promise<Play & { address: string }> {
  await page.goto(words.catalog);
  const main = page.getByRole('main');
  const address = newAddress();
  const name = main.getByLabel(words.fullName);
  const email = main.getByLabel(words.email);
  await name.pressSequentially('Ketut Sari', BY_HAND);
  await email.pressSequentially(address, BY_HAND);
  const ask = () => main.getByRole('button', { name: words.ask }).click();

  return {
    address,
    marks: [address],
    act: ask,
    tells: telling({ unanswered: SAME_WORDS.failed, failed: SAME_WORDS.failed }),
    async goOn() {
      await expect(name).toHaveValue('Ketut Sari');
      await expect(email).toHaveValue(address);
      await ask();
    },
    async outcome() {
      await expect(page.getByRole('dialog', { name: words.success })).toContainText(address);
      await catalogueLink(address, FAULTY_SHOP);
      expect(await mailsTo(address, FAULTY_SHOP)).toHaveLength(1);
    },
  };
}

const signingUp: Scene = {
  call: 'POST /api/newsletter/subscribe',
  step: 'somebody wants the newsletter',
  async begin({ page, trouble }: Stage) {
    await page.goto('/size-guide');
    const footer = page.getByRole('contentinfo');
    const email = footer.getByLabel(words.newsletterEmail);
    const address = newAddress();
    await email.pressSequentially(address, BY_HAND);
    const press = () => footer.getByRole('button', { name: words.signUp }).click();
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    trouble.allow(409, /^\/api\/newsletter\/subscribe/);

    return {
      marks: [address],
      act: press,
      // The console alone is told (spec §8): what was typed stays, and can be sent again.
      tells: () => undefined,
      goOn: () => Promise.resolve(),
      async outcome(fault) {
        if (fault !== 'twice') {
          await expect.poll(() => heard.some((text) => text.startsWith('Newsletter: '))).toBe(true);
          await expect(email).toHaveValue(address);
          await press();
        }
        const name = isDone(fault) ? words.taken : words.signedUp;
        await expect(page.getByRole('dialog', { name })).toBeVisible();
      },
    };
  },
};

export const LEAD_SCENES: readonly Scene[] = [
  signingUp,
  {
    call: FIRST,
    step: 'somebody wants the catalogue, and there is another address to try',
    handler: /^\/api\/catalog\/request/,
    begin: async (stage) => ({ ...(await catalogueWanted(stage)), tells: () => undefined }),
  },
  {
    call: 'POST /catalog/request',
    step: 'somebody wants the catalogue, and the last address is at fault, too',
    handler: /^\/api\/catalog\/request/,
    async begin(stage) {
      const play = await catalogueWanted(stage);
      const act = async () => {
        await armFault({ call: FIRST, marks: play.marks, fault: 'failed' });
        await play.act();
      };
      return { ...play, act };
    },
  },
];
