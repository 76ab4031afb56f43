/** React's own code and the site's are evaluated in tasks of their own: a slow phone answers touches in between. */
void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(() => new Promise((resolve) => setTimeout(resolve)))
  .then(() => import(/* webpackMode: "eager" */ './start.tsx'));
