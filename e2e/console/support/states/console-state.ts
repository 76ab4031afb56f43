import type { Page } from '@playwright/test';

/** A state of the console that a user may meet, and how it comes about. */
export interface ConsoleState {
  name: string;
  address: string;
  /** Prepares the network before the screen is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Steps of the user. */
  reach?: (page: Page) => Promise<unknown>;
}
