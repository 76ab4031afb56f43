import type { Page, Route } from '@playwright/test';

/** Calls that are never answered. */
const pending = new WeakMap<Page, Route[]>();
const failure = { status: 500, json: { success: false, message: 'Disk full' } };

/** The page of a list without cards. */
export const noCards = { json: { items: [], total: 0, page: 1, size: 100 } };

export function answers(path: string | RegExp, answer: { status?: number; json: unknown }) {
  return (page: Page) => page.route(path, (route) => route.fulfill(answer));
}

export function fails(path: string) {
  return answers(path, failure);
}

export function hangs(...paths: string[]) {
  return async (page: Page) => {
    for (const path of paths) await page.route(path, (route) => neverAnswer(page, route));
  };
}

export function failsPut(path: string) {
  return onPut(path, (_, route) => route.fulfill(failure));
}

export function hangsPut(path: string) {
  return onPut(path, neverAnswer);
}

export function answersPut(path: string, answer: { json: unknown }) {
  return onPut(path, (_, route) => route.fulfill(answer));
}

/** Aborts the calls that hang. */
export async function abortPending(page: Page): Promise<void> {
  for (const route of pending.get(page) ?? []) await route.abort().catch(() => undefined);
}

function onPut(path: string, handle: (page: Page, route: Route) => unknown) {
  return (page: Page) =>
    page.route(path, (route) =>
      route.request().method() === 'PUT' ? handle(page, route) : route.fallback(),
    );
}

function neverAnswer(page: Page, route: Route): void {
  pending.set(page, [...(pending.get(page) ?? []), route]);
}
