/** The five categories that the home page has a tab for; others, such as `api`, are not shown there. */
export const categories = [
  { id: 'frontend', label: 'home.frontend' },
  { id: 'backend', label: 'home.backend' },
  { id: 'database', label: 'home.database' },
  { id: 'design', label: 'home.design' },
  { id: 'devops', label: 'home.devops' },
] as const;
