/** Categories of a technology. The home page has a tab for each but `api`. */
export const technologyCategories = ['frontend', 'backend', 'database', 'design', 'devops', 'api'] as const;

/** One of `technologyCategories`. */
export type TechnologyCategory = (typeof technologyCategories)[number];
