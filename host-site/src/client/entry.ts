import 'react-dom/client';

/** React's own code and the site's are evaluated in tasks of their own: a slow phone answers touches in between. */
setTimeout(() => void import(/* webpackMode: "eager" */ './start.tsx'));
