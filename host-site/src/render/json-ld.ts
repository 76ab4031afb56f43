import type { Head } from '../lib/head.ts';
import type { Site } from '../lib/site.ts';

const context = 'https://schema.org';

/** A page's structured data: the studio and the site on every page, the way to it, and what it is about. */
export function structuredData(head: Head, site: Site, siteUrl: string): object[] {
  return [
    organization(site, siteUrl),
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: site.studio.name,
      url: `${siteUrl}${site.prefix || '/'}`,
      inLanguage: site.texts.language,
      publisher: { '@id': `${siteUrl}/#studio` },
    },
    ...(head.crumbs
      ? [
          breadcrumbs(
            [{ name: site.texts.text('page.home'), path: site.prefix || '/' }, ...head.crumbs],
            siteUrl,
          ),
        ]
      : []),
    ...(head.thing ? [{ '@context': context, ...absolute(head.thing, siteUrl) }] : []),
  ];
}

function organization({ studio }: Site, siteUrl: string): object {
  const { locality, region, country } = studio.address;
  const place = { addressLocality: locality, addressRegion: region, addressCountry: country };
  return {
    '@context': context,
    '@id': `${siteUrl}/#studio`,
    ...absolute(
      {
        '@type': 'Organization',
        name: studio.name,
        description: studio.description,
        url: '/',
        logo: studio.favicon || studio.mark || '/icon-512.png',
        email: studio.email,
        telephone: studio.phone,
        address: Object.values(place).some(Boolean) && {
          '@type': 'PostalAddress',
          ...absolute(place, siteUrl),
        },
        sameAs: studio.social.map((link) => link.href),
      },
      siteUrl,
    ),
  };
}

function breadcrumbs(crumbs: { name: string; path: string }[], siteUrl: string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** Completes paths to addresses, without what follows a picture's address for its display, and drops what is empty. */
function absolute(thing: Record<string, unknown>, siteUrl: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(thing)
      .filter(
        ([, value]) =>
          value !== undefined &&
          value !== '' &&
          value !== false &&
          !(Array.isArray(value) && value.length === 0),
      )
      .map(([name, value]) => [
        name,
        typeof value === 'string' && value.startsWith('/') ? siteUrl + value.split('#')[0] : value,
      ]),
  );
}
