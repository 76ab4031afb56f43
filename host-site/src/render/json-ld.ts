import type { Head } from '../lib/page/head.ts';
import { site } from '../site.ts';

const context = 'https://schema.org';

/** A page's structured data: the studio and the site on every page, the way to it, and what it is about. */
export function structuredData(head: Head, siteUrl: string): object[] {
  return [
    organization(siteUrl),
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: site.brand,
      url: `${siteUrl}/`,
      publisher: { '@id': `${siteUrl}/#studio` },
    },
    ...(head.crumbs ? [breadcrumbs(head.crumbs, siteUrl)] : []),
    ...(head.thing ? [{ '@context': context, ...absolute(head.thing, siteUrl) }] : []),
  ];
}

function organization(siteUrl: string): object {
  const { locality, region, country } = site.address;
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${siteUrl}/#studio`,
    name: site.brand,
    description: site.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    sameAs: site.social.map((link) => link.href),
  };
}

function breadcrumbs(crumbs: { name: string; path: string }[], siteUrl: string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
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
        ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .map(([name, value]) => [
        name,
        typeof value === 'string' && value.startsWith('/') ? siteUrl + value.split('#')[0] : value,
      ]),
  );
}
