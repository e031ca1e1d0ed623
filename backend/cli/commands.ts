import { catalogueCommand } from './catalogue/command';
import type { Command } from './command';
import { customersCommand } from './customers';
import { leadsCommand } from './leads';
import { paymentsCommand } from './payments';

/** The commands by the name of their npm script. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  catalogue: catalogueCommand,
  customers: customersCommand,
  leads: leadsCommand,
  payments: paymentsCommand,
};
