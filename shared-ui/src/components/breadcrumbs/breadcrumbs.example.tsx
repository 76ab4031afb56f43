import { Breadcrumbs } from './breadcrumbs.tsx';

export function BreadcrumbsExample() {
  return (
    <Breadcrumbs
      items={[{ label: 'Home', href: '#home' }, { label: 'Projects', href: '#all' }, { label: 'Tide' }]}
    />
  );
}
