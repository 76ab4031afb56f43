import { createContext } from 'react';
import type { ContactBlock } from './contact-block-of.ts';

export const ContactBlockContext = createContext<ContactBlock | null>(null);
