import { createHash } from 'node:crypto';
import type { DialectWords, Migration } from '../migrate.ts';

/** Texts that stood in source files before they became content, by the kind that holds them now. */
const values = {
  studio: {
    name: 'Tanvo',
    tagline: 'Websites, shops and apps that open fast',
    description:
      'Tanvo is a small web and software studio in Patan, Gujarat. We design and build websites, shops, apps and internal tools that open quickly, work for everyone and are easy to look after.',
    mark: '',
    favicon: '',
    splash: '',
    voice: 'we',
    town: 'Patan, Gujarat, India',
    email: 'hello@tanvo.example',
    phone: '+91 00000 00000',
    address: {
      locality: 'Patan',
      region: 'Gujarat',
      country: 'IN',
    },
    social: [
      {
        icon: 'github',
        label: 'GitHub',
        href: 'https://github.com/tanvo-example',
      },
      {
        icon: 'linkedin',
        label: 'LinkedIn',
        href: 'https://www.linkedin.com/company/tanvo-example',
      },
      {
        icon: 'instagram',
        label: 'Instagram',
        href: 'https://www.instagram.com/tanvo.example',
      },
    ],
    contactLead: 'Tell us what you make and what gets in your way. We answer within one working day.',
    projectsLead: 'Work for people who make things, look after them or sell them.',
    servicesLead: 'Design and engineering from one small team, from the first visit to the last release.',
    blogLead: 'Discover insights, updates, and stories from our team',
    callToAction: {
      title: 'Ready to Start Your Project?',
      text: 'Tell us what you make and what gets in your way. We answer within one working day.',
      button: "Let's Work Together",
    },
    notFound: 'A thread has come loose: there is nothing at this address.',
    footerServices: [
      'Web Development',
      'UI/UX Design',
      'Mobile Development',
      'E-commerce',
      'Digital Marketing',
    ],
    footerNote: 'All rights reserved.',
    locale: 'en-IN',
    timeZone: '',
  },
  home: {
    heroLine: 'We create digital experiences',
    heroHighlight: 'digital experiences',
    heroLead:
      'Websites, shops and apps that open fast on an ordinary phone, made by a small team that designs and engineers as one.',
    heroPicture: '',
    buttons: [
      {
        label: 'See Our Work',
        href: '/projects',
      },
      {
        label: 'Contact Us',
        href: '/#contact',
      },
    ],
    hasStatistics: true,
    statistics: [
      {
        value: '4+',
        label: 'Years Experience',
      },
      {
        value: '25+',
        label: 'Projects Completed',
      },
      {
        value: '15+',
        label: 'Happy Clients',
      },
      {
        value: '5+',
        label: 'Tech Stacks',
      },
      {
        value: '4+',
        label: 'Years of Excellence',
      },
    ],
    sections: [
      {
        section: 'projects',
        isShown: true,
        title: 'Latest Project',
        lead: 'The newest work, with what it is built from.',
      },
      {
        section: 'services',
        isShown: true,
        title: '',
        lead: 'Design and engineering held by the same small team, from the first visit to the last release.',
      },
      {
        section: 'about',
        isShown: true,
        title: 'About Us',
        lead: '',
      },
      {
        section: 'technologies',
        isShown: true,
        title: 'Technologies',
        lead: 'Tools that we know well enough to be bored by, and therefore trust.',
      },
      {
        section: 'clients',
        isShown: true,
        title: 'Clients who trust us',
        lead: '',
      },
      {
        section: 'testimonials',
        isShown: true,
        title: 'Client Voices',
        lead: 'How it is to work with us, in their words.',
      },
      {
        section: 'contact',
        isShown: true,
        title: 'Get In Touch',
        lead: 'Two lines are enough to start. We answer within one working day.',
      },
    ],
  },
  navigation: {
    links: [
      {
        label: 'Home',
        href: '/',
      },
      {
        label: 'About',
        href: '/about',
      },
      {
        label: 'Services',
        href: '/services',
      },
      {
        label: 'Projects',
        href: '/projects',
      },
      {
        label: 'Blog',
        href: '/blog',
      },
      {
        label: 'Contact',
        href: '/contact',
      },
    ],
    footerTitle: 'Quick Links',
    footerLinks: [],
  },
  legal: {
    updated: '2026-11-21T00:00:00.000Z',
    privacyTitle: 'Privacy Policy',
    privacy:
      '# 1 Information We Collect\n\nWhen you send the contact form we store your name, your e-mail address, the subject, your message and the time at which it arrived. To keep the form usable we also count how many messages an internet address sends within ten minutes; that count is deleted when the time is over.\n\nOur servers count how often each page is opened, and by how many visitors of a day. To tell visitors of one day apart they make a number from the internet address and the name of the browser; the number is deleted at midnight, and address and name are not stored with it. Who sends Do Not Track or Global Privacy Control is not counted. There is no advertising, no tracking pixel and no content from other companies, apart from pictures that a project page may show from its owner’s site.\n\nVisiting this site sets no cookies. Your browser remembers, for as long as its window is open, how far you had scrolled on each page, so that going back brings you to the same place. Only people who sign in to our administration get cookies and entries in local storage, which hold their session and end with it after 7 days, or after 30 if they choose so.\n\n# 2 How We Use Your Information\n\nWe use your message to answer it and to prepare an offer if you ask for one. We share it with nobody outside the studio, and we delete it at your request, or when it is of no more use to our conversation.\n\n# 3 Contact Us\n\nTo ask what we hold about you, or to have it corrected or deleted, write to [hello@tanvo.example](mailto:hello@tanvo.example).',
    termsTitle: 'Terms of Service',
    terms:
      '# 1 Use of Site\n\nYou must be at least 13 years old to use this site. Use it for lawful purposes only: do not try to break into it, to slow it down for others, or to send messages in somebody else’s name.\n\n# 2 Intellectual Property\n\nThe texts, pictures and code of this site belong to Tanvo or to the clients whose work is shown. You may quote and link to them. To use more than that, ask us first.\n\n# 3 Termination\n\nWe may change or close this site, and we may refuse it to anyone who breaks these terms. If we change the terms, the date above changes with them.',
  },
};

/** A studio that has content goes on showing what its site showed, from the first moment of its history. */
export const studioValues: Migration = {
  name: '013-studio-values',
  statements: (words) => Object.entries(values).flatMap(([kind, data]) => statementsOf(kind, data, words)),
};

function statementsOf(kind: string, data: object, { json }: DialectWords): string[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);
  const id = hash(kind);
  const key = `${kind}/${id}`;
  const revision = hash(`013-studio-values/${kind}`);
  const content = `cast('${JSON.stringify(data).replaceAll("'", "''")}' as ${json})`;
  const first = `coalesce((select min(starts_at) from publications where applied_at is not null),
    (select min(created_at) from records))`;
  const isUsed = `where exists (select 1 from records where kind in ('project', 'service', 'post', 'technology',
    'about', 'founders', 'testimonial', 'client'))`;
  return [
    `insert into revisions (id, record, kind, data, base, author, at, note, search_text, is_autosave, is_pinned)
      select '${revision}', '${key}', '${kind}', ${content}, null, '', ${first}, '', '', 0, 0 ${isUsed}`,
    `insert into publications (id, record, revision, starts_at, author, made_at, applied_at, withdrawn_at)
      select '${revision}', '${key}', '${revision}', ${first}, '', ${first}, ${first}, null ${isUsed}`,
    `insert into records (key, id, kind, slug, unique_key, sort_key, title, head_revision, draft_revision,
      live_revision, live_at, next_at, position, is_featured, created_at, updated_at, trashed_at)
      select '${key}', '${id}', '${kind}', null, null, '', '', '${revision}', null, '${revision}', ${first}, null,
        null, 0, ${first}, ${first}, null ${isUsed}`,
  ];
}
