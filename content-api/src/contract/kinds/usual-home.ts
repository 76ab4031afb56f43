/**
 * What the home page says until the studio says something else. In a file of its own, because a browser shows it in
 * place of a home page that it could not fetch, and needs no more of the definition for that.
 */
export const usualHome = {
  heroLine: 'We create digital experiences',
  heroHighlight: 'digital experiences',
  buttons: [
    { label: 'See Our Work', href: '/projects' },
    { label: 'Contact Us', href: '/#contact' },
  ],
  sections: [
    { section: 'projects', isShown: true, title: 'Latest Project', lead: '' },
    { section: 'services', isShown: true, title: '', lead: '' },
    { section: 'about', isShown: true, title: 'About Us', lead: '' },
    { section: 'technologies', isShown: true, title: 'Technologies', lead: '' },
    { section: 'clients', isShown: true, title: 'Clients who trust us', lead: '' },
    { section: 'testimonials', isShown: true, title: 'Client Voices', lead: '' },
    { section: 'contact', isShown: true, title: 'Get In Touch', lead: '' },
  ],
} as const;
