/** Identity of the studio. Change its name, texts and links here and nowhere else. */
export interface Site {
  /** The brand word, on the splash screen, in the top bar and in titles. */
  brand: string;
  /** One line on what the studio does, for search engines and shared links. */
  tagline: string;
  description: string;
  /** Under the home page's headline. */
  heroLead: string;
  /** Town and state, as printed in the footer. */
  town: string;
  /** ISO country and place, for structured data. */
  address: { locality: string; region: string; country: string };
  email: string;
  /** As printed; the link drops everything that a telephone cannot dial. */
  phone: string;
  social: { label: string; icon: 'github' | 'linkedin' | 'instagram' | 'globe'; href: string }[];
  /** Names in the footer's services list; each leads to the service of that slug, or to the list. */
  footerServices: string[];
  /** The home page's figures, in the order they are shown. */
  stats: { value: string; label: string }[];
  /** Whether the studio speaks of itself as one person or as several. */
  voice: 'we' | 'i';
  locale: string;
  /** Day of the last change to the privacy policy and the terms, ISO date. */
  legalUpdated: string;
}

export const site: Site = {
  brand: 'Tanvo',
  tagline: 'Websites, shops and apps that open fast',
  description:
    'Tanvo is a small web and software studio in Patan, Gujarat. We design and build websites, shops, apps and internal tools that open quickly, work for everyone and are easy to look after.',
  heroLead:
    'Websites, shops and apps that open fast on an ordinary phone, made by a small team that designs and engineers as one.',
  town: 'Patan, Gujarat, India',
  address: { locality: 'Patan', region: 'Gujarat', country: 'IN' },
  email: 'hello@tanvo.example',
  phone: '+91 00000 00000',
  social: [
    { label: 'GitHub', icon: 'github', href: 'https://github.com/tanvo-example' },
    { label: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/company/tanvo-example' },
    { label: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/tanvo.example' },
  ],
  footerServices: [
    'Web Development',
    'UI/UX Design',
    'Mobile Development',
    'E-commerce',
    'Digital Marketing',
  ],
  stats: [
    { value: '4+', label: 'Years Experience' },
    { value: '25+', label: 'Projects Completed' },
    { value: '15+', label: 'Happy Clients' },
    { value: '5+', label: 'Tech Stacks' },
    { value: '4+', label: 'Years of Excellence' },
  ],
  voice: 'we',
  locale: 'en-IN',
  legalUpdated: '2026-11-21',
};
