import { act, configure, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { forgetSession, installTestSession } from 'shared-session/testing';
import { ToastRegion } from 'shared-ui';
import { globalConfig } from 'zod/v4/core';
import AdminApp from './admin-app.tsx';

// The screens are fetched when they are first needed, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
afterEach(forgetSession);

test('the console makes its schemas without code from text, which the policy of the pages forbids', () => {
  expect(globalConfig.jitless).toBe(true);
});

test('why somebody is at the login page is said there, and no second time', async () => {
  const { clock } = await installTestSession();
  render(
    <MemoryRouter initialEntries={['/admin/trash']}>
      <Routes>
        <Route path="/admin/*" element={<AdminApp apiBase="/api" siteName="Studio" />} />
      </Routes>
      <ToastRegion />
    </MemoryRouter>,
  );
  act(() => clock.advance(31 * 60_000));
  expect(await screen.findByText(/Signed out after 30 minutes of inactivity/)).toBeVisible();
  expect(screen.getAllByText(/inactivity/)).toHaveLength(1);
});
