import { service } from 'content-api/contract';
import { ButtonLink } from 'shared-ui';
import { paths } from '../../lib/paths.ts';
import { RecordsPage } from '../../records/records-page.tsx';
import { BuiltInNotice } from './built-in-notice.tsx';

/** 'Service Management'. */
export default function ServicePage() {
  return (
    <RecordsPage
      kind={service}
      whileEmpty={<BuiltInNotice />}
      metaOf={({ slug }) => `/services/${slug}`}
      moreOf={({ slug }) => (
        <ButtonLink href={paths.service(slug)} variant="ghost" size="sm">
          Learn More
        </ButtonLink>
      )}
    />
  );
}
