import 'react-dom/client';

/** Evaluated in tasks of their own, as React's code was before them: a slow phone answers touches in between. */
const steps = [
  () => import(/* webpackMode: "eager", webpackExports: ["CacheProvider"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["App"] */ '../app/app.tsx'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];

void evaluate();

async function evaluate(): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await step();
  }
}
