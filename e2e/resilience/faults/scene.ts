import type { APIRequestContext, Page } from '@playwright/test';
import type { Trouble } from '@/e2e/support/checks/trouble';
import type { Customer } from '@/e2e/support/steps/customer';
import { type Fault, isUnanswered } from './fault';
import type { Goods } from './goods';

/** What a scene plays on. */
export type Stage = {
  page: Page;
  /** Of the page's browser. */
  request: APIRequestContext;
  trouble: Trouble;
  /** Something to buy that no other scene buys meanwhile. */
  goods: Goods;
  /** Has a verified customer log in with the page's browser: who it is, and the token of the login. */
  enter: () => Promise<{ customer: Customer; token: string }>;
};

/** A scene at the moment before its call. */
export type Play = {
  /** What tells the call from those of other shoppers (`armFault`). */
  marks: string[];
  /** Has the page make the call. */
  act: () => Promise<unknown>;
  /** What the shopper reads after the fault; undefined where there is nothing to say, because nothing is lost. */
  tells: (fault: Fault) => string | undefined;
  /** The shopper's way on, after a fault that they were told of. */
  goOn: (fault: Fault) => Promise<unknown>;
  /** What has become of it in the end, in the page and at the API. */
  outcome: (fault: Fault) => Promise<unknown>;
};

/** One call to the product API at one step of a journey. */
export type Scene = {
  /** As the contract writes it. */
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  step: string;
  /** Our own handler that the page asks, where its path is another than the call's. */
  handler?: RegExp;
  begin: (stage: Stage) => Promise<Play>;
};

type Words = {
  /** No answer came. */
  unanswered?: string;
  /** What came was a server error, or none of ours. */
  failed?: string;
  /** The call was made two times; by default there is nothing to say. */
  twice?: string;
  /** Faults that the shopper need not hear of. */
  unnoticed?: readonly Fault[];
};

/** What is read after each fault. */
export function telling({ unanswered, failed, twice, unnoticed = [] }: Words): Play['tells'] {
  return (fault) => {
    if (unnoticed.includes(fault)) return undefined;
    if (fault === 'twice') return twice;
    return isUnanswered(fault) ? unanswered : failed;
  };
}
