import { createContext } from 'react';

/** Name of the site that the console belongs to, for window titles. */
export const SiteNameContext = createContext('Admin');
