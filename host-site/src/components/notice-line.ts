import styled from '@emotion/styled';
import { StatusBanner } from 'shared-ui';

/** Message about an outcome, above the content. */
export const NoticeLine = styled(StatusBanner)`
  margin-block: 1.5rem;
`;
