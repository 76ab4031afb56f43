/** The five categories that the home page has a tab for; others, such as `api`, are not shown there. */
export const categories = [
  { id: 'frontend', label: 'Frontend' },
  { id: 'backend', label: 'Backend' },
  { id: 'database', label: 'Database' },
  { id: 'design', label: 'Design' },
  { id: 'devops', label: 'DevOps' },
];
