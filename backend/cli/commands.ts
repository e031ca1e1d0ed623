import { catalogueCommand } from './catalogue/command';
import type { CliCommand } from './command';
import { customersCommand } from './customers';
import { leadsCommand } from './leads';
import { paymentsCommand } from './payments';

/** The commands by the name of their npm script. */
export const COMMANDS: Readonly<Record<string, CliCommand>> = {
  catalogue: catalogueCommand,
  customers: customersCommand,
  leads: leadsCommand,
  payments: paymentsCommand,
};
