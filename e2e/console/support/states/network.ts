import type { Page, Route } from '@playwright/test';

const failure = { status: 500, json: { success: false, message: 'Disk full' } };

/** The page of a list without cards. */
const counts = { all: 0, states: { draft: 0, scheduled: 0, live: 0, changed: 0 }, tags: [] };

export const noCards = { json: { items: [], total: 0, page: 1, size: 100, counts } };

export function answers(path: string | RegExp, answer: { status?: number; json: unknown }) {
  return (page: Page) => page.route(path, (route) => route.fulfill(answer));
}

export function fails(path: string) {
  return answers(path, failure);
}

export function hangs(...paths: string[]) {
  return async (page: Page) => {
    for (const path of paths) await page.route(path, neverAnswer);
  };
}

export function failsPut(path: string) {
  return onPut(path, (route) => route.fulfill(failure));
}

export function hangsPut(path: string) {
  return onPut(path, neverAnswer);
}

export function answersPut(path: string, answer: { json: unknown }) {
  return onPut(path, (route) => route.fulfill(answer));
}

function onPut(path: string, handle: (route: Route) => unknown) {
  return (page: Page) =>
    page.route(path, (route) => (route.request().method() === 'PUT' ? handle(route) : route.fallback()));
}

function neverAnswer(): Promise<void> {
  return new Promise(() => undefined);
}
